import * as v from 'valibot';
import { newIdSchema } from './new-id.ts';
import { postContentSchema } from './post.ts';

/** The text part of POST /posts. */
export const postCreateSchema = v.object({ ...postContentSchema.entries, id: newIdSchema });
