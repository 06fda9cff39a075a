import * as v from 'valibot';
import { successSchema } from './envelope.ts';
import { postSchema } from './post.ts';

/** A length in px; absent or null where the backend does not send it, or without a picture. */
const pixelsOrNull = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))));

/** The public fields of a post, and its picture's size, so that a page can reserve the space. */
export const publicPostSchema = v.object({
  ...v.omit(postSchema, ['isEnabled']).entries,
  imageWidth: pixelsOrNull,
  imageHeight: pixelsOrNull,
});
export type PublicPost = v.InferOutput<typeof publicPostSchema>;

/** GET /posts/get/{id}. */
export const sharedPostSchema = successSchema(publicPostSchema);

/** POST /posts/{id}/share: counts one share. */
export const shareTrackingSchema = v.object({
  platform: v.picklist(['web', 'ios', 'android']),
  shareType: v.picklist(['post']),
});
export type ShareTracking = v.InferOutput<typeof shareTrackingSchema>;
