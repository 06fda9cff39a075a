import { type Comment, commentSchema } from '@buddyline/domain/comment';
import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';
import type { PageQuery } from './users.ts';

export interface CommentCalls {
  ofPost: (postId: string, page: PageQuery, signal?: AbortSignal) => Promise<Paged<Comment>>;
  remove: (commentId: string) => Promise<ChangeResult>;
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
