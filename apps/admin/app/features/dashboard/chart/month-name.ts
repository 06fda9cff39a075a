import { intlLocale, type Locale } from '@buddyline/i18n/locale';

/**
 * 'Nov' or 'November 2026', in the reader's language.
 *
 * @param month 'YYYY-MM' in UTC; an invalid month is returned unchanged
 */
export function monthName(month: string, locale: Locale, style: 'short' | 'long'): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(first.getTime())) return month;
  const options: Intl.DateTimeFormatOptions =
    style === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' };
  return new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: 'UTC' }).format(first);
}

/** Whether a month ('YYYY-MM' in UTC) is the current one, so that its numbers still grow. */
export function isUnfinished(month: string, now: Date): boolean {
  return month === now.toISOString().slice(0, 7);
}
