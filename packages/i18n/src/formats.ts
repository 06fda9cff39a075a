import { intlLocale, type Locale } from './locale.ts';

const dateTimeParts: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
};

/**
 * Cached: creating an `Intl` formatter costs more than a thousand uses, and a list has many cells.
 */
const dateTimeFormats = new Map<string | undefined, Intl.DateTimeFormat>();
const relativeFormats = new Map<Locale, Intl.RelativeTimeFormat>();
/** By the locale and the unit. */
const durationFormats = new Map<string, Intl.NumberFormat>();

/**
 * `2026/05/01, 01:05:09 PM`: the specification's date format, the same in both languages (so
 * isolate it left-to-right in Arabic).
 *
 * @param value an ISO string, a Date or milliseconds since 1970
 * @param options.timeZone IANA time zone; by default that of the browser or process
 * @throws Error('Invalid date string') when the value is not a valid date
 */
export function formatDateTime(
  value: string | number | Date,
  { timeZone }: { timeZone?: string } = {},
): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new Error('Invalid date string');
  const american = cached(
    dateTimeFormats,
    timeZone,
    () => new Intl.DateTimeFormat('en-US', { ...dateTimeParts, timeZone }),
  ).format(date);
  // The kind of space before AM and PM depends on the browser's version.
  return american.replace(/^(\d+\/\d+)\/(\d+)(, \S+)\s/, '$2/$1$3 ');
}

function cached<Key, Format>(formats: Map<Key, Format>, key: Key, build: () => Format): Format {
  const format = formats.get(key) ?? build();
  formats.set(key, format);
  return format;
}

/**
 * `50,000`; Latin digits in both languages unless `options.numberingSystem` is set. A negative
 * number in Arabic is isolated, since the direction mark that `Intl` adds would affect the text
 * around it.
 */
export function formatNumber(
  value: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): string {
  const text = new Intl.NumberFormat(intlLocale(locale), options).format(value);
  return text.startsWith('\u200e') ? `\u2066${text.slice(1)}\u2069` : text;
}

/** Seconds per unit, largest first. Values are truncated: 90 minutes read as one hour. */
const secondsPerUnit = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * `5 minutes ago`, `قبل 5 دقائق`; anything within a minute reads as `now`.
 *
 * @param date the time to format
 * @param now the current time, passed in so that all rows of a list use the same
 */
export function formatRelativeTime(date: Date, locale: Locale, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const format = cached(
    relativeFormats,
    locale,
    () => new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }),
  );
  const [unit, size] = largestUnit(seconds) ?? [];
  if (unit === undefined) return format.format(0, 'second');
  return format.format(Math.trunc(seconds / size), unit);
}

/**
 * How long something has lasted: `5 minutes`, `5 دقائق`. Days are counted up to a month, since what waits for 8 and for
 * 13 days would both wait for `1 week`.
 *
 * @param since when it began
 * @param now the current time
 * @returns null within the first minute
 */
export function formatTimeSince(since: Date, locale: Locale, now: Date): string | null {
  const seconds = (now.getTime() - since.getTime()) / 1000;
  const [unit, size] = largestUnit(Math.max(0, seconds), withoutWeeks) ?? [];
  if (unit === undefined) return null;
  const format = cached(
    durationFormats,
    `${locale} ${unit}`,
    () => new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }),
  );
  return format.format(Math.trunc(seconds / size));
}

const withoutWeeks = secondsPerUnit.filter(([unit]) => unit !== 'week');

type Unit = (typeof secondsPerUnit)[number];

function largestUnit(seconds: number, units: readonly Unit[] = secondsPerUnit): Unit | undefined {
  return units.find(([, length]) => Math.abs(seconds) >= length);
}
