import type { Catalog } from './language.ts';

/** The words of the admin area that no section has for itself; those of the sections are in `sections.ts`. */
export const catalogs = {
  /** What the admin area says everywhere. */
  admin: {
    en: () => import('@buddyline/i18n/catalogs/en/admin.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/admin.po'),
  },
  /** What rules and the API's client say: not needed before something is sent. */
  rules: {
    en: () => import('@buddyline/i18n/catalogs/en/domain.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/domain.po'),
  },
} satisfies Record<string, Catalog>;
