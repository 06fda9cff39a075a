import type { Post } from '@buddyline/domain/post';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { forgetItem, refreshItem, writtenBy } from '../query/item-caches.ts';

/** What the confirm popup shows of a post, and the owner whose lists contain it. */
export type DeletablePost = Pick<Post, 'id' | 'content' | 'commentsCount' | 'Owner'> & {
  userId?: string | undefined;
};

export const allCommentsKey = ['comments'] as const;

/** The key prefix of every page of a post's comments. */
export const commentsKey = (postId: string) => [...allCommentsKey, postId] as const;

/**
 * Deletes a post, drops it and its comments from the cache, and invalidates the lists with them.
 *
 * @param leave leaves the post's own page first, which would otherwise refetch the post
 */
export function deletePostMutation(client: QueryClient, leave?: () => void | Promise<void>) {
  return mutationOptions({
    mutationFn: ({ id }: DeletablePost) => api.posts.remove(id),
    onSuccess: async (_answer, post) => {
      await leave?.();
      client.removeQueries({ queryKey: commentsKey(post.id) });
      void client.invalidateQueries(writtenBy('comments'));
      await forgetItem(client, 'posts', post);
    },
    // It may be gone: the answer was lost, or somebody else was quicker.
    onError: (_error, post) => {
      void client.invalidateQueries({ queryKey: commentsKey(post.id) });
      void client.invalidateQueries(writtenBy('comments'));
      void refreshItem(client, 'posts', post);
    },
  });
}

interface SetEnabledInput {
  post: { id: string; userId?: string | undefined };
  isEnabled: boolean;
}

/** Makes a post public again, or hides it. Only if the backend has the feature 'post-enable'. */
export function setPostEnabledMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ post, isEnabled }: SetEnabledInput) => api.posts.setEnabled(post.id, isEnabled),
    onSuccess: (_answer, { post }) => refreshItem(client, 'posts', post),
    // Somebody else may have deleted it.
    onError: (_error, { post }) => void refreshItem(client, 'posts', post),
  });
}
