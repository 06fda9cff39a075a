import * as v from 'valibot';
import { bounds, pageSizes } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { flagText } from './flag-text.ts';
import { idSchema, resourceIdSchema, uuidSchema } from './ids.ts';
import { sortEntry } from './list-sort.ts';
import { countOrZero } from './numbers.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';
import { requiredText } from './text.ts';
import { ownerOrNull } from './user.ts';

export const postSchema = v.object({
  id: idSchema,
  userId: idSchema,
  content: v.nullish(v.string(), ''),
  imageResourceId: resourceIdSchema,
  likesCount: countOrZero,
  commentsCount: countOrZero,
  createdAt: timestampOrNull,
  updatedAt: timestampOrNull,
  Owner: ownerOrNull,
  /** Absent where the backend cannot disable posts. */
  isEnabled: v.optional(v.boolean()),
});
export type Post = v.InferOutput<typeof postSchema>;

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

/** The text part of PUT /posts/{id} (multipart: content, and a file if there is one). */
export const postContentSchema = v.object({ content: requiredText(bounds.postContentMax) });
export type PostContent = v.InferOutput<typeof postContentSchema>;

/** PATCH /posts/{id}. */
export const postEnableSchema = v.object({ isEnabled: v.boolean() });
