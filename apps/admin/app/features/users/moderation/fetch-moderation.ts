import type { Catalog, CatalogFile } from '../../../language/language.ts';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/moderation.po',
);

/** The code and the texts of staff's view of a person. */
export const fetchModeration = () => withTexts(texts, import('./moderation-code.ts'));
