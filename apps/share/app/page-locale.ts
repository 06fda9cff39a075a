import { defaultLocale, isLocale, type Locale } from '@buddyline/i18n/locale';

/** The language is in the URL (`?lang=ar`), so that a shared link opens in the same language. */
export function localeOfSearch(search: string): Locale {
  const wanted = new URLSearchParams(search).get('lang');
  return isLocale(wanted) ? wanted : defaultLocale;
}

/** The same page in another language; English needs no parameter. */
export function searchInLocale(search: string, locale: Locale): string {
  const parameters = new URLSearchParams(search);
  if (locale === defaultLocale) parameters.delete('lang');
  else parameters.set('lang', locale);
  return parameters.size > 0 ? `?${parameters}` : '';
}
