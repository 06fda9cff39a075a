import { isoDateSchema } from '@buddyline/domain/dates';
import * as v from 'valibot';
import { visitorTimeZone } from '../../request-context.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** A day of a filter. While a year is typed, its first digits are a year too. */
export const filterDay = v.pipe(
  isoDateSchema,
  v.check((day) => day >= '1901-01-01' && day <= '2078-12-31'),
);

/** The moment at which a visitor's day begins, and the one at which it ends; undefined without a day. */
export const beginOf = (day: string | undefined) =>
  day === undefined ? undefined : startOfDay(day, visitorTimeZone());
export const endOf = (day: string | undefined) => beginOf(day && dayAfter(day));

/** The timestamp at which a day (`2026-11-22`) begins in a time zone; by default that of the browser. */
export function startOfDay(day: string, { timeZone }: { timeZone?: string } = {}): string {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const first = midnightUtc - offsetAt(midnightUtc, timeZone);
  // Again with the offset at that time, which differs on a day when clocks change.
  return new Date(midnightUtc - offsetAt(first, timeZone)).toISOString();
}

export const dayAfter = (day: string) => moved(day, dayMs);
export const dayBefore = (day: string) => moved(day, -dayMs);

function moved(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by).toISOString().slice(0, 10);
}

/** How far a zone's clocks are ahead of UTC at a time, in milliseconds. */
function offsetAt(time: number, timeZone: string | undefined): number {
  // '2026-11-22, 14:05:00': Swedish writes dates and times as ISO does.
  const local = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(time);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - time;
}
