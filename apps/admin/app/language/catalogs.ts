import type { Catalog, CatalogFile } from './language.ts';

/** The catalogs that the sections of the admin area share; `sections.ts` has each section's own. */
export const catalogs = {
  /** Texts used throughout the admin area. */
  admin: import.meta.glob<CatalogFile>('../../../../packages/i18n/catalogs/*/admin.po'),
  /** Messages of the API's client, and texts shared with the API; needed from the first API call on. */
  domain: import.meta.glob<CatalogFile>('../../../../packages/i18n/catalogs/*/domain.po'),
  /** Messages of validation rules; needed by pages and dialogs with a form, and by a dive log's findings. */
  rules: import.meta.glob<CatalogFile>('../../../../packages/i18n/catalogs/*/rules.po'),
  /** Selecting items, bulk actions, undoing, the palette and the list of keys; loaded with the code, at the first touch. */
  firstTouch: import.meta.glob<CatalogFile>('../../../../packages/i18n/catalogs/*/first-touch.po'),
} satisfies Record<string, Catalog>;
