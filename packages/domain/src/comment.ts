import * as v from 'valibot';
import { bounds, pageSizes } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema, newIdSchema } from './ids.ts';
import { countOrZero } from './numbers.ts';
import { pageQuerySchema } from './paging.ts';
import { requiredText } from './text.ts';
import { ownerOrNull } from './user.ts';

export const commentSchema = v.object({
  id: idSchema,
  content: v.nullish(v.string(), ''),
  likesCount: countOrZero,
  createdAt: timestampOrNull,
  Owner: ownerOrNull,
});
export type Comment = v.InferOutput<typeof commentSchema>;

export const commentsQuerySchema = pageQuerySchema(pageSizes.comments);

export const commentContentSchema = requiredText(bounds.commentMax);

/** POST /comments/post/{id}. */
export const commentCreateSchema = v.object({ id: newIdSchema, content: commentContentSchema });
export type CommentCreate = v.InferInput<typeof commentCreateSchema>;
