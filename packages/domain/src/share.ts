import * as v from 'valibot';
import { successSchema } from './envelope.ts';
import { postSchema } from './post.ts';

/** What everybody may see of a post. */
export const publicPostSchema = v.omit(postSchema, ['isEnabled']);
export type PublicPost = v.InferOutput<typeof publicPostSchema>;

/** GET /posts/get/{id}. */
export const sharedPostSchema = successSchema(publicPostSchema);

/** POST /posts/{id}/share: one share, counted and otherwise ignored. */
export const shareTrackingSchema = v.object({
  platform: v.picklist(['web', 'ios', 'android']),
  shareType: v.picklist(['post']),
});
export type ShareTracking = v.InferOutput<typeof shareTrackingSchema>;
