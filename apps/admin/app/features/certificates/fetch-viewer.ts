import type { Catalog } from '../../language/language.ts';
import { withTexts } from '../../shared/lazy/with-texts.ts';

export const documentTexts: Catalog = {
  en: () => import('@buddyline/i18n/catalogs/en/document.po'),
  ar: () => import('@buddyline/i18n/catalogs/ar/document.po'),
};

/** The code and the texts of the viewer for documents. */
export const fetchViewer = () => withTexts(documentTexts, import('./document-viewer.tsx'));
