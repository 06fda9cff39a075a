import * as v from 'valibot';
import { isIsoDate, isoDateSchema } from './dates.ts';
import { messageKey } from './messages.ts';
import { readTypedDay, typedDayText } from './typed-day.ts';

/** Before it nobody logged dives; before 1950 a date is only doubted (`diveLogFindings`). */
export const earliestDiveDate = '1900-01-01';
const msPerDay = 86_400_000;

/** The day after that of UTC: nowhere is it later. */
export function latestDiveDate(now: Date): string {
  return new Date(now.getTime() + msPerDay).toISOString().slice(0, 10);
}

/** Whether a dive may have been on this day, YYYY-MM-DD: not before 1900, and not more than a day ahead. */
export function isPossibleDiveDate(date: string, now = new Date()): boolean {
  return isIsoDate(date) && date >= earliestDiveDate && date <= latestDiveDate(now);
}

/** The date of a dive, as it is stored. */
export const diveDateSchema = v.pipe(
  isoDateSchema,
  v.check(
    (date) => !isIsoDate(date) || isPossibleDiveDate(date),
    messageKey('dive-date.impossible'),
  ),
);

/** The date of a dive in a form, as it is typed. */
export const typedDiveDate = v.pipe(
  typedDayText,
  v.check((text) => {
    const date = readTypedDay(text);
    return date === null || isPossibleDiveDate(date);
  }, messageKey('dive-date.impossible')),
);
