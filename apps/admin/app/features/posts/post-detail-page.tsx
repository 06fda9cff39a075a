import { hasStatus } from '@buddyline/api-client/api-error';
import { readPage } from '@buddyline/domain/paging';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { beginning } from '../../shared/beginning.ts';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import { requireReadablePage } from '../../shared/list-state.ts';
import { ownerHandle } from '../../shared/owner-name.ts';
import { Page } from '../../shared/page.tsx';
import { prefetchPages } from '../../shared/prefetch-pages.ts';
import { queryClient } from '../../shared/query-client.ts';
import { QueryView } from '../../shared/query-view.tsx';
import type { Route } from './+types/post-detail-page.ts';
import { EditToggle } from './edit-toggle.tsx';
import { LoadingPosts } from './loading-posts.tsx';
import { commentsParameter } from './post-comments.tsx';
import { commentsQuery, postQuery } from './post-queries.ts';
import { PostView } from './post-view.tsx';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request, commentsParameter);
  const page = readPage(new URL(request.url).searchParams.get(commentsParameter));
  void queryClient.prefetchQuery(postQuery(params.postId));
  void prefetchPages(page, (wanted) =>
    queryClient.ensureQueryData(commentsQuery(params.postId, wanted)),
  );
  return null;
}

export default function PostDetailPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(postQuery(params.postId));
  const here = query.data ? ownerHandle(query.data.Owner) : '';
  return (
    <Page
      about={query.data && `${here}: ${beginning(query.data.content)}`}
      title={t`View Post`}
      subtitle={t`Read, edit and look after one post`}
      breadcrumb={<Breadcrumb steps={[{ label: t`Posts`, to: paths.posts }]} here={here} />}
      actions={query.data && <EditToggle />}
    >
      {hasStatus(query.error, 404) ? (
        <Card>
          <EmptyState
            title={t`No Post To Show.`}
            action={
              <Link to={paths.posts} className={buttonClasses({ variant: 'outline' })}>
                <Trans>Go to all posts</Trans>
              </Link>
            }
          />
        </Card>
      ) : (
        <QueryView query={query} loading={<LoadingPosts />}>
          {(post) => <PostView key={post.id} post={post} />}
        </QueryView>
      )}
    </Page>
  );
}
