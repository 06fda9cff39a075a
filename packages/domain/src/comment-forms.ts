import * as v from 'valibot';
import { commentContentSchema } from './comment.ts';
import { newIdSchema } from './new-id.ts';

/** POST /comments/post/{id}. */
export const commentCreateSchema = v.object({ id: newIdSchema, content: commentContentSchema });
export type CommentCreate = v.InferInput<typeof commentCreateSchema>;
