import latin from './fonts/english.woff2?url';
import arabic from './fonts/standard-arabic.woff2?url';

/** Beside `fonts-all-weights.css`, as `fonts.ts` is beside `fonts.css`. */
export const fontUrls = { latin, arabic };
