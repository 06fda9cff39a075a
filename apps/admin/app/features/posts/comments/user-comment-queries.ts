import { userCommentCalls } from '@buddyline/api-client/user-comments';
import { pageSizes } from '@buddyline/domain/constants';
import type { UserComment } from '@buddyline/domain/user-comment';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { personKey } from '../../../shared/query/person-queries.ts';
import { commentsKey } from '../../../shared/query/post-changes.ts';
import { refreshItem, writtenBy } from '../../../shared/query/item-caches.ts';

/** One page of a person's comments. Only if the backend has the feature 'user-comments'. */
export function userCommentsQuery(userId: string, { page, search }: ListState) {
  return queryOptions({
    queryKey: [...personKey(userId), 'comments', { page, search }],
    queryFn: ({ signal }) =>
      // Made at each call, because on the server each request has its own `api`.
      userCommentCalls(api.calls).list(userId, { page, search, limit: pageSizes.comments }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Deletes a comment, and invalidates the lists that it is in, and the post, which has their number. */
export function deleteUserCommentMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: ({ id }: UserComment) => api.comments.remove(id),
    // Also after a failure: it may be gone, as the answer was lost or somebody else was quicker.
    onSettled: (_answer, _error, { Post: post }) =>
      Promise.all([
        client.invalidateQueries(writtenBy('comments', userId)),
        client.invalidateQueries({ queryKey: commentsKey(post.id) }),
        refreshItem(client, 'posts', post),
      ]),
  });
}
