import * as v from 'valibot';
import { successSchema } from './envelope.ts';
import { postSchema } from './post.ts';

/** A length in px; absent or null where the backend does not tell, or there is no picture. */
const answeredPixels = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))));

/** What everybody may see of a post, and how large its picture is, so that a page can make room. */
export const publicPostSchema = v.object({
  ...v.omit(postSchema, ['isEnabled']).entries,
  imageWidth: answeredPixels,
  imageHeight: answeredPixels,
});
export type PublicPost = v.InferOutput<typeof publicPostSchema>;

/** GET /posts/get/{id}. */
export const sharedPostSchema = successSchema(publicPostSchema);

/** POST /posts/{id}/share: one share, counted and otherwise ignored. */
export const shareTrackingSchema = v.object({
  platform: v.picklist(['web', 'ios', 'android']),
  shareType: v.picklist(['post']),
});
export type ShareTracking = v.InferOutput<typeof shareTrackingSchema>;
