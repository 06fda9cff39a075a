import * as v from 'valibot';
import { successSchema } from './envelope.ts';
import { postSchema } from './post.ts';

/** A post as anybody reads it: without what depends on the reader, and always shown. */
const publicPostSchema = v.omit(postSchema, ['isEnabled', 'likedByMe']);
export type PublicPost = v.InferOutput<typeof publicPostSchema>;

/** GET /posts/get/{id}. */
export const sharedPostSchema = successSchema(publicPostSchema);

/** POST /posts/{id}/share: counts one share. */
export const shareTrackingSchema = v.object({
  platform: v.picklist(['web', 'ios', 'android']),
  shareType: v.picklist(['post']),
});
export type ShareTracking = v.InferOutput<typeof shareTrackingSchema>;
