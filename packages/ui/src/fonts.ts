import accented from './fonts/accented.woff2?url';
import latin from './fonts/english.woff2?url';
import arabic from './fonts/standard-arabic.woff2?url';

/** The file that a page in this script needs first: `<link rel="preload" as="font">`. */
export const fontUrls = { latin, arabic };

/** The file of é, ø and ß, beside `fontUrls.latin`. */
export const accentedFontUrl = accented;
