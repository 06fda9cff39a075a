import { defaultLocale, isLocale, type Locale } from '@buddyline/i18n/locale';
import { useLocation } from 'react-router';

export const pageNames = ['home', 'old', 'help', 'privacy', 'terms'] as const;

export type PageName = (typeof pageNames)[number];

/** The language is part of the path, so that each page can be linked, cached and indexed. */
export function localeOfPath(pathname: string): Locale {
  const [, folder] = pathname.split('/');
  return isLocale(folder) ? folder : defaultLocale;
}

/** What precedes the paths of a language: nothing for the default one, else `/ar`. */
export function folderOf(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** `/`, `/old`, `/ar`, `/ar/old`: a page's path in one language. */
export function pathOf(page: PageName, locale: Locale): string {
  return `${folderOf(locale)}${page === 'home' ? '' : `/${page}`}` || '/';
}

/** The page at a path; undefined for an unknown path. */
export function pageOfPath(pathname: string): PageName | undefined {
  const below = pathname.slice(folderOf(localeOfPath(pathname)).length);
  const name = below.replaceAll('/', '') || 'home';
  return pageNames.find((page) => page === name);
}

export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}
