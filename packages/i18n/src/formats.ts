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

/** Building an `Intl` formatter costs more than using it a thousand times; a list has many cells. */
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<Locale, Intl.RelativeTimeFormat>();

/**
 * `2026/05/01, 01:05:09 PM`: the specification's one way to write a moment, the same in both
 * languages (so isolate it left-to-right in Arabic).
 *
 * @param value an ISO string, a Date or milliseconds since 1970
 * @param options.timeZone IANA zone; without one, that of the browser or process
 * @throws Error('Invalid date string') when the value is no moment
 */
export function formatDateTime(
  value: string | number | Date,
  options: { timeZone?: string } = {},
): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new Error('Invalid date string');
  const parts = new Map(
    dateTimeFormat(options.timeZone)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = [part('year'), part('month'), part('day')].join('/');
  const time = [part('hour'), part('minute'), part('second')].join(':');
  return `${day}, ${time} ${part('dayPeriod')}`;
}

function dateTimeFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  const known = dateTimeFormats.get(key);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-US', { ...dateTimeParts, timeZone });
  dateTimeFormats.set(key, created);
  return created;
}

/** `50,000`; Latin digits in both languages unless `options.numberingSystem` says otherwise. */
export function formatNumber(
  value: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(intlLocale(locale), options).format(value);
}

/** Largest first: how many seconds a unit has, so that 90 minutes read as one hour and not two. */
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
 * @param date the moment told
 * @param now the moment it is told at; passed in so that a list agrees with itself
 */
export function formatRelativeTime(date: Date, locale: Locale, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const format = relativeFormat(locale);
  const [unit, size] = secondsPerUnit.find(([, length]) => Math.abs(seconds) >= length) ?? [];
  if (unit === undefined) return format.format(0, 'second');
  return format.format(Math.trunc(seconds / size), unit);
}

function relativeFormat(locale: Locale): Intl.RelativeTimeFormat {
  const known = relativeFormats.get(locale);
  if (known) return known;
  const created = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' });
  relativeFormats.set(locale, created);
  return created;
}
