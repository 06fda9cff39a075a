import * as v from 'valibot';
import { messageKey } from './messages.ts';
import { toLatinDigits } from './numbers.ts';

/** Whether a text is an existing date as YYYY-MM-DD; 02-31 is not, and neither is the year 0. */
export function isIsoDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const isoDateSchema = v.pipe(v.string(), v.check(isIsoDate, messageKey('date.not-iso')));

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day as HH:MM in the dive's local time. */
export const clockTimeSchema = v.pipe(v.string(), v.regex(clockTime, messageKey('time.invalid')));

/** '910', '9:10' and '٠٩:١٠' to '09:10'; anything else is unchanged, and the schema refuses it. */
export function toClockTime(text: string): string {
  const latin = toLatinDigits(text.trim());
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})$/.exec(latin) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : latin;
}

/** Minutes since midnight of 'HH:MM' or 'HH:MM:SS'; null for an invalid time. */
export function clockMinutes(text: string | null): number | null {
  const time = text?.slice(0, 5) ?? '';
  return clockTime.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null;
}

/** A time of day in a response: 'HH:MM', or from other backends a number such as 930 for 09:30. */
export const clockTimeOrNull = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => {
    if (typeof value !== 'number') return value;
    const digits = String(value).padStart(4, '0');
    return `${digits.slice(0, -2)}:${digits.slice(-2)}`;
  }),
);

/** A date in a response as YYYY-MM-DD; null if missing. */
export const dateOrNull = v.nullish(v.string(), null);

/** A timestamp in a request; 31 February is none. */
export const timestampSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => isIsoDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))),
);

/** The time of creation or change as an ISO timestamp; null if missing. */
export const timestampOrNull = v.nullish(v.string(), null);

/** The same, but absent stays absent, where that matters. */
export const optionalTimestamp = v.optional(v.nullable(v.string()));

/** The time of the last activity; absent if the backend has none, null if never active. */
export const lastTimestamp = v.optional(v.nullable(v.string()));

/** A month as YYYY-MM. */
export const monthSchema = v.string();
