import * as v from 'valibot';
import { isIsoDate } from './dates.ts';
import { messageKey } from './messages.ts';
import { toLatinDigits } from './numbers.ts';

/** Longer than any day with a time. */
const longest = 40;

/** Signs of direction. `Intl` writes U+200F into Arabic dates, which begin with the day. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const dayFirstMark = /[\u061C\u200F]/;

/** `3/5/2026` or `2026-03-05`, and what follows. */
const threeParts = /^(\d{1,4})([-/. ])(\d{1,2})([-/. ])(\d{1,4})(?!\d)(.*)$/;
/** `20260305`: no month is 19 or 20. */
const eightDigits = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** `T10:00Z`, ` 10:00`, `, 10:00:00 AM`: a dive has its day where it was made, so no zone is converted. */
const timeBehind =
  /^(?:T|[,،] ?| )\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?(?: ?(?:[AaPp]\.?[Mm]\.?|[صم]))?(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/;

/**
 * Reads a day that was typed or pasted: MM/DD/YYYY, or with the year first and any separator, with parts of one
 * digit, a year of two digits, or a time behind.
 *
 * @returns 'YYYY-MM-DD', or null if it is no day, or could be two: 03.05.2026 is in May for some and in March for others
 */
export function readTypedDay(text: string, now = new Date()): string | null {
  if (text.length > longest) return null;
  const plain = plainText(text);
  const [, year, month, day] = eightDigits.exec(plain) ?? [];
  if (year && month && day) return existing(year, month, day);
  const [, first = '', separator, second = '', repeated, third = '', rest = ''] =
    threeParts.exec(plain) ?? [];
  if (separator !== repeated || (rest !== '' && !timeBehind.test(rest))) return null;
  if (first.length === 4) return third.length < 3 ? existing(first, second, third) : null;
  const isMonthFirst = separator === '/' && !dayFirstMark.test(text);
  const isClear = isMonthFirst || Number(second) > 12 || Number(first) === Number(second);
  return isClear && first.length < 3 ? existing(wholeYear(third, now), first, second) : null;
}

/** Latin digits, one kind of hyphen and slash, and no spaces around them. */
function plainText(text: string): string {
  return toLatinDigits(text.replace(directions, '').normalize('NFKC').trim())
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\s/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1');
}

function existing(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** '26' and '98' to '2026' and '1998'; '' where it is not clear, such as '20', with which a whole year begins. */
function wholeYear(digits: string, now: Date): string {
  if (digits.length !== 2) return digits;
  if (digits === '19' || digits === '20') return '';
  const year = Number(digits);
  if (year <= now.getUTCFullYear() % 100) return `20${digits}`;
  return year >= 50 ? `19${digits}` : '';
}

/** 'YYYY-MM-DD' (or a timestamp) to 'MM/DD/YYYY'; '' without a date. */
export function typedDay(iso: string | null | undefined): string {
  const [year, month, day] = (iso ?? '').slice(0, 10).split('-');
  return year && month && day ? `${month}/${day}/${year}` : '';
}

/** Where a text was changed: inside, or at its end by one sign, or there by more at once, as a paste does. */
export type DayEdit = 'inside' | 'typed' | 'pasted';

/**
 * The text of a day's field after an edit. Only its end is added to: slashes between typed digits, and a pasted day
 * is written as MM/DD/YYYY. An edit inside changes nothing else, and what cannot be read stays as it was typed.
 */
export function dayAfterEdit(text: string, edit: DayEdit, now = new Date()): string {
  if (edit === 'inside' || text.length > longest) return text;
  const pasted = edit === 'pasted' ? readTypedDay(text, now) : null;
  if (pasted !== null) return typedDay(pasted);
  const latin = toLatinDigits(text);
  const slashed = withSlashes(latin);
  return edit === 'typed' || slashed !== latin ? slashed : text;
}

function withSlashes(text: string): string {
  const begun = text.replace(/^(0[1-9]|1[0-2])(\d{1,6})$/, '$1/$2');
  const [, start, day = '', year = ''] =
    /^((?:0?[1-9]|1[0-2])\/)(0[1-9]|[12]\d|3[01])(\d{1,4})$/.exec(begun) ?? [];
  if (start === undefined) return begun;
  // 06/2026 is a month: its year is not read as the 20th.
  const isYear = (day === '19' || day === '20') && year.length < 3;
  return isYear ? begun : `${start}${day}/${year}`;
}

/** A day's field of a form: empty, or a day that can be read. */
export const typedDayText = v.pipe(
  v.string(),
  v.check((text) => text.trim() === '' || readTypedDay(text) !== null, messageKey('date.invalid')),
);
