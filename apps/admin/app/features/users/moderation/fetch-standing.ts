import type { Catalog, CatalogFile } from '../../../language/language.ts';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/standing.po',
);

/** The code and the texts of staff's view of a person. */
export const fetchStanding = () => withTexts(texts, import('./standing-code.ts'));
