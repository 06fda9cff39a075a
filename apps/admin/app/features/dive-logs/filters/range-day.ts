import { diveLogFindEntries } from '@buddyline/domain/dive-log-filters';
import { readTypedDay } from '@buddyline/domain/typed-day';
import * as v from 'valibot';

/** '' for empty text, an ISO date for a day that a range may begin or end with, null otherwise. */
export function readRangeDay(text: string): string | null {
  if (text.trim() === '') return '';
  const day = readTypedDay(text);
  return day !== null && v.is(diveLogFindEntries.dateFrom, day) ? day : null;
}
