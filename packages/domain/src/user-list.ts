import * as v from 'valibot';
import { bounds, pageSizes } from './constants.ts';
import { isoDateSchema } from './dates.ts';
import { flagText } from './flag-text.ts';
import { sortEntry } from './list-sort.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';
import { requiredLine } from './text.ts';
import { roles } from './user.ts';

/** The list's parameters; all but the page and the search are filters and orders, which combine with AND. */
export const usersQuerySchema = v.object({
  ...pageEntries(pageSizes.users),
  search: searchEntry,
  /** Only those who are suspended now. */
  suspended: v.optional(flagText),
  role: v.optional(v.picklist(roles)),
  verified: v.optional(flagText),
  /** As it is written in the profile. */
  country: v.optional(requiredLine(bounds.countryMax)),
  /** The first and the last day in UTC on which the account was opened. */
  joinedFrom: v.optional(isoDateSchema),
  joinedTo: v.optional(isoDateSchema),
  sort: sortEntry,
});
export type UsersQuery = v.InferOutput<typeof usersQuerySchema>;
