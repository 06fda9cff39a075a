import type { PostDraft } from '@buddyline/api-client/posts';
import { pageSizes } from '@buddyline/domain/constants';
import type { Post } from '@buddyline/domain/post';
import type { PostList } from '@buddyline/domain/post-list';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { storedUserId } from '../../session/session-hints.ts';
import { commentsKey } from '../../shared/query/post-changes.ts';
import { dashboardKey, listKey, refreshItem, writtenBy } from '../../shared/query/item-caches.ts';
import { nounQueries } from '../../shared/query/noun-queries.ts';

const limit = pageSizes.posts;

export const {
  list: postListQuery,
  item: postQuery,
  ofUser: userPostsQuery,
} = nounQueries('posts', {
  list: (list: Partial<PostList>, signal) => api.posts.list({ ...list, limit }, signal),
  get: (id, signal) => api.posts.get(id, signal),
  ofUser: (userId, page, signal) => api.users.posts(userId, { page, limit }, signal),
});

/** One page of a post's comments, newest first. */
export function commentsQuery(postId: string, page: number) {
  return queryOptions({
    queryKey: [...commentsKey(postId), { page }],
    queryFn: ({ signal }) =>
      api.comments.ofPost(postId, { page, limit: pageSizes.comments }, signal),
    placeholderData: keepPreviousData,
  });
}

export type PostSave = PostDraft & { signal: AbortSignal };

/** Creates a post, and invalidates the lists of all posts and of the signed-in user's posts. */
export function createPostMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ signal, ...draft }: PostSave, { meta }) =>
      api.posts.create(draft, meta?.isAgain ? undefined : signal),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: listKey('posts') }),
        client.invalidateQueries(writtenBy('posts', storedUserId() ?? '')),
        client.invalidateQueries({ queryKey: dashboardKey }),
      ]),
  });
}

export function updatePostMutation(client: QueryClient, post: Post) {
  return mutationOptions({
    meta: { about: { name: post.content, page: paths.post(post.id) } },
    mutationFn: ({ signal, ...draft }: PostSave, { meta }) =>
      api.posts.update(post.id, draft, meta?.isAgain ? undefined : signal),
    onSuccess: () => refreshItem(client, 'posts', post),
  });
}

/**
 * Deletes a comment, and invalidates the comments, also those of its author, whose id is unknown, and the
 * post and its lists, which have their number.
 */
export function deleteCommentMutation(client: QueryClient, post: Post) {
  return mutationOptions({
    mutationFn: (commentId: string) => api.comments.remove(commentId),
    // Also after a failure: it may be gone, as the answer was lost or somebody else was quicker.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: commentsKey(post.id) }),
        client.invalidateQueries(writtenBy('comments')),
        refreshItem(client, 'posts', post),
      ]),
  });
}
