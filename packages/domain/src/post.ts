import * as v from 'valibot';
import { bounds } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema, resourceIdSchema } from './ids.ts';
import { countOrZero } from './numbers.ts';
import { boundedText, requiredText } from './text.ts';
import { ownerOrNull } from './user.ts';

export const postSchema = v.object({
  id: idSchema,
  userId: idSchema,
  content: v.nullish(v.string(), ''),
  imageResourceId: resourceIdSchema,
  likesCount: countOrZero,
  commentsCount: countOrZero,
  createdAt: timestampOrNull,
  updatedAt: timestampOrNull,
  Owner: ownerOrNull,
  /** Absent where the backend cannot disable posts. */
  isEnabled: v.optional(v.boolean()),
});
export type Post = v.InferOutput<typeof postSchema>;

/** The text part of PUT /posts/{id} (multipart: content, and a file if there is one). */
export const postContentSchema = v.object({ content: requiredText(bounds.postContentMax) });
export type PostContent = v.InferOutput<typeof postContentSchema>;

/** PATCH /posts/{id}. The reason is for staff, in the activity. */
export const postEnableSchema = v.object({
  isEnabled: v.boolean(),
  reason: v.optional(boundedText(bounds.descriptionMax)),
});
