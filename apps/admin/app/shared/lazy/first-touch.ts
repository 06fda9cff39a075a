import { fetchCode } from '../../fetch-code.ts';
import { catalogs } from '../../language/catalogs.ts';
import { withTexts } from './with-texts.ts';

const load = () => import('../../first-touch-code.ts');

/**
 * What begins with the first touch of a page, with its texts: selecting, bulk actions, undo, live changes, downloads.
 * It is one chunk, because each of them is a few hundred bytes.
 */
export const fetchFirstTouch = () => withTexts(catalogs.firstTouch, fetchCode(load));
