import type { Locale } from '@buddyline/i18n/locale';

/** The language is part of the address, so that each page can be linked, cached and found. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/ar' || pathname.startsWith('/ar/') ? 'ar' : 'en';
}

export function homePath(locale: Locale): string {
  return locale === 'ar' ? '/ar' : '/';
}
