import { type Comment, commentSchema } from '@buddyline/domain/comment';
import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import { type Calls, type Done, pathOf } from './calls.ts';
import type { PageOf } from './users.ts';

export interface CommentCalls {
  ofPost: (postId: string, page: PageOf, signal?: AbortSignal) => Promise<Paged<Comment>>;
  remove: (commentId: string) => Promise<Done>;
}

export function commentCalls({ read, change }: Calls): CommentCalls {
  return {
    ofPost: (postId, { page, limit }, signal) =>
      read(pathOf('comments', 'post', postId), pagedSchema(commentSchema), {
        query: { page, limit },
        signal,
      }),
    remove: (commentId) => change({ method: 'delete', path: pathOf('comments', commentId) }),
  };
}
