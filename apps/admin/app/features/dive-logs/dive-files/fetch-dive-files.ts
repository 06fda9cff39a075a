import type { Catalog, CatalogFile } from '../../../language/language.ts';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/dive-files.po',
);

/** The buttons that import and export a logbook, with the texts of what they open. */
export const fetchDiveFiles = () => withTexts(texts, import('./dive-file-tools.tsx'));
