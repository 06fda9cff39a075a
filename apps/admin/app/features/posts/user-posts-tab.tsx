import type { Post } from '@buddyline/domain/post';
import { readPage } from '@buddyline/domain/paging';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { requireReadablePage } from '../../shared/list/list-state.ts';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { itemEnd, PersonItems } from '../../shared/people/person-items.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import { Moment } from '../../shared/text/moment.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import type { Route } from './+types/user-posts-tab.ts';
import { EnabledBadge } from './enabled-badge.tsx';
import { PostPicture } from './post-picture.tsx';
import { PostCounts } from './post-counts.tsx';
import { userPostsQuery } from './post-queries.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  void prefetchPages(page, (next) =>
    queryClient.ensureQueryData(userPostsQuery(params.userId, next)),
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
      list={{ noun: 'posts', userId: params.userId }}
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

/** A post as one row: picture, beginning of the text, and counts. */
function PostLine({ post }: { post: Post }) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-4">
        <span className="w-16 shrink-0 overflow-clip rounded-inner">
          <PostPicture resourceId={post.imageResourceId} fit="card" />
        </span>
        <UserText as="span" className="line-clamp-2 min-w-0">
          {post.content}
        </UserText>
      </span>
      <span className={itemEnd}>
        <span className="flex items-center gap-3">
          {/* As on the card, only hidden posts have a badge. */}
          {post.isEnabled === false && <EnabledBadge post={post} />}
          <Moment value={post.createdAt} />
        </span>
        <PostCounts post={post} />
      </span>
    </>
  );
}
