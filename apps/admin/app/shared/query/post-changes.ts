import type { Post } from '@buddyline/domain/post';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { deleteItemMutation } from './delete-item.ts';
import { refreshItem, writtenBy } from './item-caches.ts';

/** What the confirm popup shows of a post, and the owner whose lists contain it. */
export type DeletablePost = Pick<Post, 'id' | 'content' | 'commentsCount' | 'Owner'> & {
  userId?: string | undefined;
};

export const allCommentsKey = ['comments'] as const;

/** The key prefix of every page of a post's comments. */
export const commentsKey = (postId: string) => [...allCommentsKey, postId] as const;

/** Deletes a post, and drops its comments from the cache too. */
export function deletePostMutation(client: QueryClient, leave?: () => void | Promise<void>) {
  const deletion = deleteItemMutation<DeletablePost>(client, 'posts', {
    remove: (id) => api.posts.remove(id),
    leave,
    forget: ({ id }) => client.removeQueries({ queryKey: commentsKey(id) }),
  });
  return mutationOptions({
    ...deletion,
    onSettled: (_answer, _error, { id }) => {
      void client.invalidateQueries({ queryKey: commentsKey(id) });
      void client.invalidateQueries(writtenBy('comments'));
    },
  });
}

interface SetEnabledInput {
  post: { id: string; userId?: string | undefined };
  isEnabled: boolean;
  /** For staff. */
  reason?: string | undefined;
}

/** Makes a post public again, or hides it. Only if the backend has the feature 'post-enable'. */
export function setPostEnabledMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ post, isEnabled, reason }: SetEnabledInput) =>
      api.posts.setEnabled(post.id, isEnabled, reason || undefined),
    onSuccess: (_answer, { post }) => refreshItem(client, 'posts', post),
    // Somebody else may have deleted it.
    onError: (_error, { post }) => void refreshItem(client, 'posts', post),
  });
}
