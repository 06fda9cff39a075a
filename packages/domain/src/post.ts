import * as v from 'valibot';
import { bounds } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema, resourceIdSchema } from './ids.ts';
import { countOrZero } from './numbers.ts';
import { requiredText } from './text.ts';
import { ownerOrNull } from './user.ts';

/** A length in px; absent or null where the backend does not send it, or without a picture. */
const pixelsOrNull = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))));

/** A post as a signed-in reader gets it from every call; other backends leave the last four out. */
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
  /** The size of the picture, so that a page can reserve the space. */
  imageWidth: pixelsOrNull,
  imageHeight: pixelsOrNull,
  likedByMe: v.optional(v.boolean()),
  /** Absent where the backend cannot disable posts. */
  isEnabled: v.optional(v.boolean()),
});
export type Post = v.InferOutput<typeof postSchema>;

/** The text part of PUT /posts/{id} (multipart: content, and a file if there is one). */
export const postContentSchema = v.object({ content: requiredText(bounds.postContentMax) });
export type PostContent = v.InferOutput<typeof postContentSchema>;

/** PATCH /posts/{id}. */
export const postEnableSchema = v.object({ isEnabled: v.boolean() });
