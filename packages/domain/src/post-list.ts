import * as v from 'valibot';
import { pageSizes } from './constants.ts';
import { flagText } from './flag-text.ts';
import { uuidSchema } from './ids.ts';
import { sortEntry } from './list-sort.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';

const listEntries = {
  ...pageEntries(pageSizes.posts),
  hidden: v.optional(flagText),
  /** With or without one. */
  picture: v.optional(flagText),
  /** The author. */
  userId: v.optional(uuidSchema),
  sort: sortEntry,
};

/** The list's parameters in the panel's URL. */
export const postListSchema = v.object({ ...listEntries, search: searchEntry });
export type PostList = v.InferOutput<typeof postListSchema>;

/** The list's parameters in the API, where the search is called `query`. */
export const postsQuerySchema = v.object({ ...listEntries, query: searchEntry });
export type PostsQuery = v.InferOutput<typeof postsQuerySchema>;
