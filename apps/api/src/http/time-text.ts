import { intlLocale, type Locale } from '@buddyline/i18n/locale';

/** A day and time in UTC for a sentence, such as '30 November 2026 at 09:30'. */
export function timeText(time: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return format.format(time);
}
