import * as v from 'valibot';
import { pageSizes } from './constants.ts';
import { flagText } from './flag-text.ts';
import { sortEntry } from './list-sort.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';

const listEntries = {
  ...pageEntries(pageSizes.certificates),
  /** Whether the owner is. */
  verified: v.optional(flagText),
  sort: sortEntry,
};

/** The list's parameters in the panel's URL. */
export const certificateListSchema = v.object({ ...listEntries, search: searchEntry });
export type CertificateList = v.InferOutput<typeof certificateListSchema>;

/** The list's parameters in the API, where the search is called `query`. */
export const certificatesQuerySchema = v.object({ ...listEntries, query: searchEntry });
export type CertificatesQuery = v.InferOutput<typeof certificatesQuerySchema>;
