import * as v from 'valibot';
import { pageSizes } from './constants.ts';
import { isoDateSchema } from './dates.ts';
import { currentConditions, diveLogFlags, diveTypes, visibilityUnits } from './dive-log.ts';
import { flagText } from './flag-text.ts';
import { uuidSchema } from './ids.ts';
import { messageKey } from './messages.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';

function isHhmm(digits: string): boolean {
  return /^\d{1,4}$/.test(digits) && Number(digits) < 2400 && Number(digits) % 100 < 60;
}

/** A time of day as an HHMM number: 930 is 09:30, 5 is 00:05. */
const hhmmText = v.pipe(
  v.string(messageKey('time.not-hhmm')),
  v.check(isHhmm, messageKey('time.not-hhmm')),
  v.transform(Number),
);

/** The database keeps a code of 16 bits for each day from 1900 to 2079. */
const dayOfRange = v.pipe(
  isoDateSchema,
  v.check((day) => day >= '1901-01-01' && day <= '2078-12-31', messageKey('range.day')),
);

/** The greatest depth that a filter may name, in ft. */
export const deepestOfRange = 1300;

const depthOfRange = v.pipe(
  v.string(messageKey('range.depth')),
  v.regex(/^\d{1,4}(\.\d{1,3})?$/, messageKey('range.depth')),
  v.transform(Number),
  v.maxValue(deepestOfRange, messageKey('range.depth')),
);

/** Newest and oldest are by when the dive was logged, `date` by its day, newest first. */
export const diveLogSorts = ['newest', 'oldest', 'date', 'depth'] as const;
export type DiveLogSort = (typeof diveLogSorts)[number];

/** The filters of the feature `divelogs.filters`. Ranges include both ends; depths count to the decimetre. */
export const diveLogFindEntries = {
  dateFrom: v.optional(dayOfRange),
  dateTo: v.optional(dayOfRange),
  depthFrom: v.optional(depthOfRange),
  depthTo: v.optional(depthOfRange),
  findings: v.optional(flagText),
  userId: v.optional(uuidSchema),
  sort: v.optional(v.picklist(diveLogSorts)),
};

/** Filters combine with AND. `timeIn`: started at or after; `timeOut`: ended at or before. */
export const diveLogFilterEntries = {
  ...v.entriesFromList(diveLogFlags, v.optional(flagText)),
  freediveOrScuba: v.optional(v.picklist(diveTypes)),
  currentCondition: v.optional(v.picklist(currentConditions)),
  visibilityUnit: v.optional(v.picklist(visibilityUnits)),
  date: v.optional(isoDateSchema),
  timeIn: v.optional(hhmmText),
  timeOut: v.optional(hhmmText),
};

const listEntries = {
  ...pageEntries(pageSizes.diveLogs),
  ...diveLogFilterEntries,
  ...diveLogFindEntries,
};

/** The list's parameters in the panel's URL. */
export const diveLogListSchema = v.object({ ...listEntries, search: searchEntry });
export type DiveLogList = v.InferOutput<typeof diveLogListSchema>;

type Ranges = Pick<DiveLogList, 'dateFrom' | 'dateTo' | 'depthFrom' | 'depthTo'>;

/** The ranges that no dive can be in, because they end before they begin. */
export function reversedRanges({ dateFrom, dateTo, depthFrom, depthTo }: Ranges) {
  return {
    dates: dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom,
    depths: depthFrom !== undefined && depthTo !== undefined && depthTo < depthFrom,
  };
}

/** The list's parameters in the API, where the search is called `query`. */
export const diveLogsQuerySchema = v.object({ ...listEntries, query: searchEntry });
export type DiveLogsQuery = v.InferOutput<typeof diveLogsQuerySchema>;

const { userId: _diver, ...logbookEntries } = listEntries;

/** The parameters of one diver's logbook, which is in the order of the days by default. */
export const logbookQuerySchema = v.object({
  ...logbookEntries,
  sort: v.optional(v.picklist(diveLogSorts), 'date'),
  query: searchEntry,
});
export type LogbookQuery = v.InferOutput<typeof logbookQuerySchema>;
