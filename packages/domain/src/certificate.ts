import * as v from 'valibot';
import { bounds, pageSizes } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { flagText } from './flag-text.ts';
import { idSchema, resourceIdSchema } from './ids.ts';
import { sortEntry } from './list-sort.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';
import { textOrNull, boundedText, requiredLine } from './text.ts';
import { ownerOrNull } from './user.ts';

export const certificateSchema = v.object({
  id: idSchema,
  userId: idSchema,
  title: v.nullish(v.string(), ''),
  description: textOrNull,
  fileResourceId: resourceIdSchema,
  createdAt: timestampOrNull,
  updatedAt: timestampOrNull,
  Owner: ownerOrNull,
});
export type Certificate = v.InferOutput<typeof certificateSchema>;

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

export const certificateTitleSchema = requiredLine(bounds.titleMax);
export const certificateDescriptionSchema = boundedText(bounds.descriptionMax);
