import * as v from 'valibot';
import { bounds, pageSizes } from './constants.ts';
import { isIsoDate, timestampSchema } from './dates.ts';
import { flagText } from './flag-text.ts';
import { sortEntry } from './list-sort.ts';
import { messageKey } from './messages.ts';
import { pageEntries } from './paging.ts';
import { roles } from './role.ts';
import { searchEntry } from './search.ts';
import { requiredLine } from './text.ts';

/** A day in UTC, or a moment: the days of other time zones begin at other moments. */
const dayOrMoment = v.pipe(
  v.string(),
  v.check((text) => isIsoDate(text) || v.is(timestampSchema, text), messageKey('date.not-iso')),
);

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
  /** When the account was opened: from, and up to. A day is included in both, the moment `joinedTo` is not. */
  joinedFrom: v.optional(dayOrMoment),
  joinedTo: v.optional(dayOrMoment),
  sort: sortEntry,
});
export type UsersQuery = v.InferOutput<typeof usersQuerySchema>;
