import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';

/** Beside `fonts-all-weights.css`, as `fonts.ts` is beside `fonts.css`. */
export const fontUrls = { latin, arabic };
