import * as v from 'valibot';
import { bounds } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema } from './ids.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';
import { boundedText, requiredLine, textOrNull } from './text.ts';
import { ownerOrNull } from './user.ts';

export const diveTripsPerPage = 10;

export const diveTripSchema = v.object({
  id: idSchema,
  userId: idSchema,
  title: v.nullish(v.string(), ''),
  description: textOrNull,
  createdAt: timestampOrNull,
  updatedAt: timestampOrNull,
  Owner: ownerOrNull,
});
export type DiveTrip = v.InferOutput<typeof diveTripSchema>;

export const diveTripsQuerySchema = v.object({
  ...pageEntries(diveTripsPerPage),
  search: searchEntry,
});
export type DiveTripsQuery = v.InferOutput<typeof diveTripsQuerySchema>;

/** PUT /dive-trips/{id}; the form has the same rules. */
export const diveTripUpdateSchema = v.object({
  title: requiredLine(bounds.titleMax),
  description: boundedText(bounds.descriptionMax),
});
export type DiveTripUpdate = v.InferOutput<typeof diveTripUpdateSchema>;
