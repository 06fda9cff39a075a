import { defaultLocale, isLocale, type Locale } from '@buddyline/i18n/locale';

/** The language is in the URL (`?lang=ar`), so that a shared link opens in the same language. */
export function localeOfSearch(search: string): Locale {
  const wanted = new URLSearchParams(search).get('lang');
  return isLocale(wanted) ? wanted : defaultLocale;
}

/**
 * The query of a page in a language; English needs none. Other parameters are left out: a page that repeated them
 * would have to be rendered for each of their values.
 */
export function searchOf(locale: Locale): string {
  return locale === defaultLocale ? '' : `?lang=${locale}`;
}
