import * as v from 'valibot';
import { bulkSelectionMax } from './bulk.ts';
import { commentSchema } from './comment.ts';
import { pageSizes } from './constants.ts';
import { idSchema } from './ids.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';

/** GET /users/{id}/comments, newest first: each word of `search` is in the comment. */
export const userCommentsQuerySchema = v.object({
  ...pageEntries(pageSizes.comments),
  search: searchEntry,
});
export type UserCommentsQuery = v.InferOutput<typeof userCommentsQuerySchema>;

/** A comment of a person, with the beginning of the post that it is on. */
export const userCommentSchema = v.object({
  ...commentSchema.entries,
  Post: v.object({ id: idSchema, beginning: v.string() }),
});
export type UserComment = v.InferOutput<typeof userCommentSchema>;

/** The most posts, and the most comments, that one clean-up deletes. */
export const lastDayMax = bulkSelectionMax;

const ids = v.pipe(v.array(idSchema), v.maxLength(lastDayMax));

/** GET /users/{id}/last-day: the ids of what a person wrote in the last 24 hours, newest first. */
export const lastDaySchema = v.object({ posts: ids, comments: ids });
export type LastDay = v.InferOutput<typeof lastDaySchema>;
