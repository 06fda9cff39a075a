import { hasStatus } from '@buddyline/api-client/api-error';
import { readPage } from '@buddyline/domain/paging';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { isEditAddress } from '../../shared/form/edit-mode.ts';
import { NeighbourLinks } from '../../shared/list/neighbours/neighbour-links.tsx';
import { windowQuery } from '../../shared/list/neighbours/window-query.ts';
import { useNeighbours } from '../../shared/list/neighbours/use-neighbours.ts';
import { requireReadablePage } from '../../shared/list/list-state.ts';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { Breadcrumb } from '../../shared/record/breadcrumb.tsx';
import { MissingRecord } from '../../shared/record/missing-record.tsx';
import { Page } from '../../shared/record/page.tsx';
import { ownerHandle } from '../../shared/text/owner-name.ts';
import { metaQuery } from '../../shared/query/meta-queries.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import { beginning } from '../../shared/text/beginning.ts';
import type { Route } from './+types/post-detail-page.ts';
import { commentsParameter } from './comments/post-comments.tsx';
import { EditToggle } from './form/edit-toggle.tsx';
import { postPositions } from './list-position.ts';
import { LoadingPosts } from './loading-posts.tsx';
import { commentsQuery, postQuery } from './post-queries.ts';
import { PostView } from './post-view.tsx';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request, commentsParameter);
  const { searchParams } = new URL(request.url);
  const page = readPage(searchParams.get(commentsParameter));
  const position = postPositions.read(searchParams);
  void queryClient.prefetchQuery(postQuery(params.postId));
  void prefetchPages(page, (next) =>
    queryClient.ensureQueryData(commentsQuery(params.postId, next)),
  );
  if (position) void queryClient.prefetchQuery(windowQuery(postPositions, position));
  void queryClient.prefetchQuery(metaQuery);
  return null;
}

export default function PostDetailPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(postQuery(params.postId));
  const { search } = useLocation();
  const position = postPositions.read(useSearchParams()[0]);
  const { neighbours } = useNeighbours(postPositions, position, params.postId);
  const here = query.data ? ownerHandle(query.data.Owner) : '';
  return (
    <Page
      isRecord
      about={query.data && `${here}: ${beginning(query.data.content)}`}
      title={t`View Post`}
      subtitle={t`Read, edit and look after one post`}
      breadcrumb={<Breadcrumb steps={[{ label: t`Posts`, to: paths.posts }]} here={here} />}
      actions={
        <>
          {position && (
            <NeighbourLinks
              neighbours={neighbours}
              labels={{
                list: t`Posts of this list`,
                previous: t`Previous post`,
                next: t`Next post`,
              }}
            />
          )}
          {query.data && <EditToggle ownerId={query.data.userId} />}
        </>
      }
    >
      {hasStatus(query.error, 404) && !(query.data && isEditAddress(search)) ? (
        <MissingRecord
          itemId={params.postId}
          title={t`No Post To Show.`}
          list={{ to: paths.posts, label: t`Go to all posts` }}
        />
      ) : (
        <QueryView query={query} loading={<LoadingPosts />}>
          {(post) => <PostView key={post.id} post={post} />}
        </QueryView>
      )}
    </Page>
  );
}
