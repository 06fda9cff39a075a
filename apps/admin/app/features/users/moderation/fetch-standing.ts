import type { Catalog } from '../../../language/language.ts';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

const texts: Catalog = {
  en: () => import('@buddyline/i18n/catalogs/en/standing.po'),
  ar: () => import('@buddyline/i18n/catalogs/ar/standing.po'),
};

/** The code and the texts of staff's view of a person. */
export const fetchStanding = () => withTexts(texts, import('./standing-code.ts'));
