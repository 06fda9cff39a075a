import type { Locale } from '@buddyline/i18n/locale';

/** Letters of the scripts that are read from the right. */
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const arabic = /\p{Script=Arabic}/gu;
const letters = /\p{L}/gu;

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
