import type { Catalog } from './language.ts';

/** The catalogs that the sections of the admin area share; `sections.ts` has each section's own. */
export const catalogs = {
  /** Texts used throughout the admin area. */
  admin: {
    en: () => import('@buddyline/i18n/catalogs/en/admin.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/admin.po'),
  },
  /** Messages of the API's client, and texts shared with the API; needed from the first API call on. */
  domain: {
    en: () => import('@buddyline/i18n/catalogs/en/domain.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/domain.po'),
  },
  /** Messages of validation rules; needed by pages and dialogs with a form, and by a dive log's findings. */
  rules: {
    en: () => import('@buddyline/i18n/catalogs/en/rules.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/rules.po'),
  },
  /** Selecting items, acting on them, undoing acts, the palette and the list of keys; loaded with the code for it. */
  acts: {
    en: () => import('@buddyline/i18n/catalogs/en/acts.po'),
    ar: () => import('@buddyline/i18n/catalogs/ar/acts.po'),
  },
} satisfies Record<string, Catalog>;
