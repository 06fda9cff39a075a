import type { CommentCreate } from '@buddyline/domain/comment-forms';
import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import { type LikableComment, likableCommentSchema } from '@buddyline/domain/like';
import { type Calls, type ChangeResult, pathOf } from '../calls.ts';
import { commentCalls, type CommentCalls } from '../comments.ts';
import type { PageQuery } from '../users.ts';
import { createOnce, type CreateOptions } from './idempotent-change.ts';
import { likeCalls, type LikeCalls } from './likes.ts';

export interface MemberCommentCalls extends Pick<CommentCalls, 'remove'> {
  ofPost: (postId: string, page: PageQuery, signal?: AbortSignal) => Promise<Paged<LikableComment>>;
  create: (
    postId: string,
    comment: CommentCreate,
    options?: CreateOptions,
  ) => Promise<ChangeResult & { data: LikableComment }>;
  likes: LikeCalls;
}

export function memberCommentCalls(calls: Calls): MemberCommentCalls {
  const create = createOnce(calls);
  const pathOfPost = (postId: string) => pathOf('comments', 'post', postId);
  return {
    ofPost: (postId, { page, limit }, signal) =>
      calls.read(pathOfPost(postId), pagedSchema(likableCommentSchema), {
        query: { page, limit },
        signal,
      }),
    create: (postId, comment, options) =>
      create({ path: pathOfPost(postId), json: comment }, likableCommentSchema, options),
    remove: commentCalls(calls).remove,
    likes: likeCalls(calls, 'comments'),
  };
}
