import type { Catalog, CatalogFile } from '../../language/language.ts';
import { withTexts } from '../../shared/lazy/with-texts.ts';

export const documentTexts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../packages/i18n/catalogs/*/document.po',
);

/** The code and the texts of the viewer for documents. */
export const fetchViewer = () => withTexts(documentTexts, import('./document-viewer.tsx'));
