import * as v from 'valibot';
import { commentSchema } from './comment.ts';
import { countOrZero } from './numbers.ts';
import { postSchema } from './post.ts';
import { publicPostSchema } from './share.ts';

/** PUT and DELETE …/like: how it is afterwards. */
export const likeSchema = v.object({ likesCount: countOrZero, likedByMe: v.boolean() });
export type Like = v.InferOutput<typeof likeSchema>;

/**
 * A post as a person reads it from every call of this API. An older one leaves out what this person likes where they
 * have just written the post.
 */
export const likablePostSchema = v.object({
  ...publicPostSchema.entries,
  likedByMe: v.optional(v.boolean(), false),
  isEnabled: postSchema.entries.isEnabled,
});
export type LikablePost = v.InferOutput<typeof likablePostSchema>;

/** A comment as the caller sees it. */
export const likableCommentSchema = v.object({ ...commentSchema.entries, likedByMe: v.boolean() });
export type LikableComment = v.InferOutput<typeof likableCommentSchema>;
