import accented from './fonts/accented.woff2?url';
import latin from './fonts/english.woff2?url';
import arabic from './fonts/standard-arabic.woff2?url';

/** The main font file of each script, to be preloaded. */
export const fontUrls = { latin, arabic };

/** The font file of é, ø and ß, in addition to `fontUrls.latin`. */
export const accentedFontUrl = accented;
