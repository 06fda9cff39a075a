import * as v from 'valibot';
import { successSchema } from './envelope.ts';
import { postSchema } from './post.ts';

/** GET /posts/get/{id}. */
export const sharedPostSchema = successSchema(postSchema);

/** POST /posts/{id}/share: one share, counted and otherwise ignored. */
export const shareTrackingSchema = v.object({
  platform: v.picklist(['web', 'ios', 'android']),
  shareType: v.picklist(['post']),
});
export type ShareTracking = v.InferOutput<typeof shareTrackingSchema>;
