import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';

/** The file that a page in this script needs first: `<link rel="preload" as="font">`. */
export const fontUrls = { latin, arabic };
