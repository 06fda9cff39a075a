import type { Catalog } from '../../language/language.ts';

/** Texts of these pages only, so that the login page does not fetch them. */
export const texts: Catalog = {
  en: () => import('@buddyline/i18n/catalogs/en/account.po'),
  ar: () => import('@buddyline/i18n/catalogs/ar/account.po'),
};
