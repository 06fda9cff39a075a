import type { Catalog, CatalogFile } from '../../language/language.ts';

/** Texts of these pages only, so that the login page does not fetch them. */
export const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../packages/i18n/catalogs/*/account.po',
);
