import type { Post } from '@buddyline/domain/post';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { forgetItem, refreshItem } from '../query/item-caches.ts';

/** What has to be known of a post to delete it: what goes along, and whose lists it stands in. */
export type PostToDelete = Pick<Post, 'id' | 'content' | 'commentsCount' | 'Owner'> & {
  userId?: string | undefined;
};

export const allCommentsKey = ['comments'] as const;

/** Every page of a post's comments hangs below this key. */
export const commentsKey = (postId: string) => [...allCommentsKey, postId] as const;

/**
 * Refreshes the lists that the post stood in, and drops what is cached of it and its comments.
 *
 * @param leave goes away from the post's own page first, which would otherwise ask for it anew
 */
export function deletePostMutation(client: QueryClient, leave?: () => void | Promise<void>) {
  return mutationOptions({
    mutationFn: ({ id }: PostToDelete) => api.posts.remove(id),
    onSuccess: async (_answer, post) => {
      await leave?.();
      client.removeQueries({ queryKey: commentsKey(post.id) });
      await forgetItem(client, 'posts', post);
    },
  });
}

interface EnableWish {
  post: { id: string; userId?: string | undefined };
  isEnabled: boolean;
}

/** Shows a post to everybody again, or hides it. Only where the backend offers 'post-enable'. */
export function setPostEnabledMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ post, isEnabled }: EnableWish) => api.posts.setEnabled(post.id, isEnabled),
    onSuccess: (_answer, { post }) => refreshItem(client, 'posts', post),
  });
}
