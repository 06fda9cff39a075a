import * as v from 'valibot';
import { messageKey } from './messages.ts';
import { toLatinDigits } from './numbers.ts';

/** Whether a text is a day of the calendar as YYYY-MM-DD; 02-31 is none, nor is any day of a year 0. */
export function isIsoDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** 'MM/DD/YYYY' as typed, or a pasted ISO date or timestamp, to 'YYYY-MM-DD'; null if it is no day. */
export function parseMaskedDate(text: string): string | null {
  const latin = toLatinDigits(text.trim());
  const masked = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(latin);
  const iso = masked ? `${masked[3]}-${masked[1]}-${masked[2]}` : latin.slice(0, 10);
  const isWhole = masked !== null || latin.length === 10 || latin[10] === 'T';
  return isWhole && isIsoDate(iso) ? iso : null;
}

/** 'YYYY-MM-DD' (or a timestamp that begins so) to 'MM/DD/YYYY'; '' where there is no date. */
export function toMaskedDate(iso: string | null | undefined): string {
  const [year, month, day] = (iso ?? '').slice(0, 10).split('-');
  return year && month && day ? `${month}/${day}/${year}` : '';
}

/** '06/2026' and '2026-06': no day, and not the beginning of one. */
const monthOfYear = /^(\d{1,2}[/.-]\d{4}|\d{4}[/.-]\d{1,2})$/;

/**
 * What a date field shows while someone types: digits, with the slashes set for them. A month that was
 * pasted stays as it is: its year would be taken for a day.
 */
export function maskDate(text: string): string {
  const pasted = parseMaskedDate(text);
  if (pasted) return toMaskedDate(pasted);
  if (monthOfYear.test(toLatinDigits(text.trim()))) return text;
  // '5/' is a whole month.
  const padded = toLatinDigits(text).replace(/(^|\/)(\d)\/$/, '$10$2/');
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

export const isoDateSchema = v.pipe(v.string(), v.check(isIsoDate, messageKey('date.not-iso')));

/** A date field of a form: empty, or a day in the mask MM/DD/YYYY. */
export const maskedDateText = v.pipe(
  v.string(),
  v.check(
    (text) => text.trim() === '' || parseMaskedDate(text) !== null,
    messageKey('date.invalid'),
  ),
);

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day as HH:MM, without a zone: the clock on the diver's wrist. */
export const clockTimeSchema = v.pipe(v.string(), v.regex(clockTime, messageKey('time.invalid')));

/** '910', '9:10' and '٠٩:١٠' to '09:10'; anything else as it is, for the rule to refuse. */
export function toClockTime(text: string): string {
  const latin = toLatinDigits(text.trim());
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})$/.exec(latin) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : latin;
}

/** Minutes since midnight of 'HH:MM' or 'HH:MM:SS'; null if it is no time. */
export function clockMinutes(text: string | null): number | null {
  const time = text?.slice(0, 5) ?? '';
  return clockTime.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null;
}

/** A time of day in an answer: 'HH:MM', or on other backends a number such as 930 for 09:30. */
export const answeredClockTime = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => {
    if (typeof value !== 'number') return value;
    const digits = String(value).padStart(4, '0');
    return `${digits.slice(0, -2)}:${digits.slice(-2)}`;
  }),
);

/** A day in an answer, as YYYY-MM-DD. */
export const answeredDate = v.nullish(v.string(), null);

/** When something came or was changed, as an ISO timestamp. */
export const answeredMoment = v.nullish(v.string(), null);

/** The same where it matters that a backend does not tell: absent stays absent. */
export const toldMoment = v.optional(v.nullable(v.string()));

/** When something was last so, on backends that keep it; null: never. */
export const lastMoment = v.optional(v.nullable(v.string()));

/** A month of the calendar as YYYY-MM. */
export const answeredMonth = v.string();
