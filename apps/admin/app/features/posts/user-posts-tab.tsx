import type { Post } from '@buddyline/domain/post';
import { readPage } from '@buddyline/domain/paging';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { requireReadablePage } from '../../shared/list-state.ts';
import { Moment } from '../../shared/moment.tsx';
import { itemEnd, PersonItems } from '../../shared/person-items.tsx';
import { prefetchPages } from '../../shared/prefetch-pages.ts';
import { queryClient } from '../../shared/query-client.ts';
import { Words } from '../../shared/words.tsx';
import type { Route } from './+types/user-posts-tab.ts';
import { PostCounts } from './post-counts.tsx';
import { PostPicture } from './post-picture.tsx';
import { userPostsQuery } from './post-queries.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  void prefetchPages(page, (wanted) =>
    queryClient.ensureQueryData(userPostsQuery(params.userId, wanted)),
  );
  return null;
}

export default function UserPostsTab({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = readPage(useSearchParams()[0].get('page'));
  const query = useQuery(userPostsQuery(params.userId, page));
  const total = query.data?.total;
  return (
    <PersonItems
      query={query}
      page={page}
      count={total === undefined ? null : <Plural value={total} one="# post" other="# posts" />}
      empty={t`User Didn't post any Posts.`}
      pagesLabel={t`Pages of posts`}
      to={({ id }) => paths.post(id)}
    >
      {(post) => <PostLine post={post} />}
    </PersonItems>
  );
}

/** A post as one line: its picture, how it begins, and what came of it. */
function PostLine({ post }: { post: Post }) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-4">
        <span className="w-16 shrink-0 overflow-clip rounded-inner">
          <PostPicture resourceId={post.imageResourceId} fit="card" />
        </span>
        <Words as="span" className="line-clamp-2 min-w-0">
          {post.content}
        </Words>
      </span>
      <span className={itemEnd}>
        <Moment value={post.createdAt} />
        <PostCounts post={post} />
      </span>
    </>
  );
}
