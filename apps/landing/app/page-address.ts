import type { Locale } from '@buddyline/i18n/locale';
import { useLocation } from 'react-router';

export const pageNames = ['home', 'old', 'help', 'privacy', 'terms'] as const;

export type PageName = (typeof pageNames)[number];

/** The language is part of the path, so that each page can be linked, cached and indexed. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/ar' || pathname.startsWith('/ar/') ? 'ar' : 'en';
}

/** `/`, `/old`, `/ar`, `/ar/old`: a page's path in one language. */
export function pathOf(page: PageName, locale: Locale): string {
  const below = page === 'home' ? '' : `/${page}`;
  return locale === 'ar' ? `/ar${below}` : below || '/';
}

/** The page at a path; undefined for an unknown path. */
export function pageOfPath(pathname: string): PageName | undefined {
  const name = pathname.replace(/^\/ar(?=\/|$)/, '').replaceAll('/', '') || 'home';
  return pageNames.find((page) => page === name);
}

export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}
