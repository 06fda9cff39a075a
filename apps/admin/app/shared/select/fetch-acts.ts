import { fetchCode } from '../../fetch-code.ts';
import { catalogs } from '../../language/catalogs.ts';
import { withTexts } from '../lazy/with-texts.ts';

const load = () => import('./acts-code.ts');

/**
 * The code and the texts of selecting items, acting on them, undoing, and of what others do meanwhile: one file
 * each, at the first touch.
 */
export const fetchActs = () => withTexts(catalogs.acts, fetchCode(load));
