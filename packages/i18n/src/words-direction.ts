import type { Locale } from './locale.ts';

/** Letters of the scripts that are read from the right: Arabic, Hebrew, Syriac and Thaana. */
const fromTheRight = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/gu;
const arabic = /\p{sc=Arab}/gu;
const letters = /\p{L}/gu;

/** Ready to be spread over an element: the voice and the fonts follow `lang`, the lines `dir`. */
export interface WordsDirection {
  lang: Locale;
  dir: 'ltr' | 'rtl';
}

/**
 * How words are read, by most of their letters: an Arabic post that begins with the name of a wreck
 * is still an Arabic one. Of our two languages that is the better guess for other scripts, too.
 */
export function directionOf(words: string): WordsDirection {
  const half = count(words, letters) / 2;
  return {
    lang: count(words, arabic) > half ? 'ar' : 'en',
    dir: count(words, fromTheRight) > half ? 'rtl' : 'ltr',
  };
}

export function hasArabic(words: string): boolean {
  return count(words, arabic) > 0;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
