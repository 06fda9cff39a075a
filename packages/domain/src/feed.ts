import * as v from 'valibot';
import { publicPostSchema } from './share.ts';
import { timeCursorEntries } from './time-cursor.ts';

/** A post in the feed, with its picture's size. */
export const feedPostSchema = v.object({ ...publicPostSchema.entries, likedByMe: v.boolean() });
export type FeedPost = v.InferOutput<typeof feedPostSchema>;

/** GET /feed: the shown posts of everybody, newest first. */
export const feedQuerySchema = v.object(timeCursorEntries(20));
export type FeedQuery = v.InferOutput<typeof feedQuerySchema>;
