import type { Catalog } from '../../../language/language.ts';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

const texts: Catalog = {
  en: () => import('@buddyline/i18n/catalogs/en/dive-files.po'),
  ar: () => import('@buddyline/i18n/catalogs/ar/dive-files.po'),
};

/** The buttons that import and export a logbook, with the texts of what they open. */
export const fetchDiveFiles = () => withTexts(texts, import('./dive-file-tools.tsx'));
