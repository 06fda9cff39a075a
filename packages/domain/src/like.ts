import * as v from 'valibot';
import { commentSchema } from './comment.ts';
import { countOrZero } from './numbers.ts';

/** PUT and DELETE …/like: how it is afterwards. */
export const likeSchema = v.object({ likesCount: countOrZero, likedByMe: v.boolean() });
export type Like = v.InferOutput<typeof likeSchema>;

/** A comment as the caller sees it. */
export const likableCommentSchema = v.object({ ...commentSchema.entries, likedByMe: v.boolean() });
export type LikableComment = v.InferOutput<typeof likableCommentSchema>;
