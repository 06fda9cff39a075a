import * as v from 'valibot';
import { timestampOrNull } from './dates.ts';
import { resourceIdSchema } from './ids.ts';
import { countOrZero } from './numbers.ts';
import { textOrNull } from './text.ts';
import { timeCursorEntries } from './time-cursor.ts';

const summaryEntries = {
  username: v.string(),
  fullName: textOrNull,
  isVerified: v.boolean(),
  profilePicture: resourceIdSchema,
  /** Whether the caller follows them. */
  isFollowed: v.boolean(),
};

/** A person in a list. */
export const personSummarySchema = v.object(summaryEntries);
export type PersonSummary = v.InferOutput<typeof personSummarySchema>;

/** GET /people/{username}: what members may know of each other. */
export const personSchema = v.object({
  ...summaryEntries,
  bio: textOrNull,
  country: textOrNull,
  followersCount: countOrZero,
  followingCount: countOrZero,
  /** Shown posts only. */
  postsCount: countOrZero,
  diveLogsCount: countOrZero,
  memberSince: timestampOrNull,
});
export type Person = v.InferOutput<typeof personSchema>;

/** GET /people/{username}/followers and /following, the newest first. */
export const followsQuerySchema = v.object(timeCursorEntries(20));
export type FollowsQuery = v.InferOutput<typeof followsQuerySchema>;
