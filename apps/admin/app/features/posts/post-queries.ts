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
import { commentsKey } from '../../shared/post/post-changes.ts';
import {
  dashboardKey,
  itemKey,
  listKey,
  personItemsKey,
  refreshItem,
  writtenBy,
} from '../../shared/query/item-caches.ts';

export function postListQuery({ limit: _limit, ...list }: Partial<PostList>) {
  return queryOptions({
    queryKey: [...listKey('posts'), list],
    queryFn: ({ signal }) => api.posts.list({ ...list, limit: pageSizes.posts }, signal),
    placeholderData: keepPreviousData,
  });
}

export function postQuery(postId: string) {
  return queryOptions({
    queryKey: itemKey('posts', postId),
    queryFn: ({ signal }) => api.posts.get(postId, signal),
  });
}

/** One page of a post's comments, newest first. */
export function commentsQuery(postId: string, page: number) {
  return queryOptions({
    queryKey: [...commentsKey(postId), { page }],
    queryFn: ({ signal }) =>
      api.comments.ofPost(postId, { page, limit: pageSizes.comments }, signal),
    placeholderData: keepPreviousData,
  });
}

/** One page of a user's posts. */
export function userPostsQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...personItemsKey('posts', userId), { page }],
    queryFn: ({ signal }) => api.users.posts(userId, { page, limit: pageSizes.posts }, signal),
    placeholderData: keepPreviousData,
  });
}

export type PostSave = PostDraft & { signal: AbortSignal };

/** Creates a post, and invalidates the lists of all posts and of the signed-in user's posts. */
export function createPostMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ signal, ...draft }: PostSave) => api.posts.create(draft, signal),
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
    mutationFn: ({ signal, ...draft }: PostSave) => api.posts.update(post.id, draft, signal),
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
