import latin from './fonts/english-all-weights.woff2?url';
import arabic from './fonts/arabic-all-weights.woff2?url';

/** Beside `fonts-all-weights.css`, as `fonts.ts` is beside `fonts.css`. */
export const fontUrls = { latin, arabic };
