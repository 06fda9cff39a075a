import * as v from 'valibot';
import { timeCursorEntries } from './time-cursor.ts';

/** GET /feed: the shown posts of everybody, newest first. */
export const feedQuerySchema = v.object(timeCursorEntries(20));
export type FeedQuery = v.InferOutput<typeof feedQuerySchema>;
