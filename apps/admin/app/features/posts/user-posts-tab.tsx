import type { Post } from '@buddyline/domain/post';
import { readPage } from '@buddyline/domain/paging';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { requireReadablePage } from '../../shared/list-state.ts';
import { Moment } from '../../shared/moment.tsx';
import { PersonItems } from '../../shared/person-items.tsx';
import { queryClient } from '../../shared/query-client.ts';
import type { Route } from './+types/user-posts-tab.ts';
import { userPostsQuery } from './post-queries.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  void queryClient.prefetchQuery(userPostsQuery(params.userId, page));
  return null;
}

export default function UserPostsTab({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = readPage(useSearchParams()[0].get('page'));
  const query = useQuery(userPostsQuery(params.userId, page));
  return (
    <PersonItems
      query={query}
      page={page}
      empty={t`User Didn't post any Posts.`}
      pagesLabel={t`Pages of posts`}
      to={({ id }) => paths.post(id)}
    >
      {(post) => <PostLine post={post} />}
    </PersonItems>
  );
}

function PostLine({ post }: { post: Post }) {
  return (
    <>
      <span className="line-clamp-2 min-w-0" dir="auto">
        {post.content}
      </span>
      <span className="shrink-0 text-xs text-ink-muted">
        <Moment value={post.createdAt} />
      </span>
    </>
  );
}
