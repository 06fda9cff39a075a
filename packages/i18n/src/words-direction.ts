import type { Locale } from './locale.ts';
import { withoutAddresses } from './words-runs.ts';

/** Letters of right-to-left scripts: Arabic, Hebrew, Syriac and Thaana. */
const fromTheRight = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/gu;
const arabic = /\p{sc=Arab}/gu;
const letters = /\p{L}/gu;

/** Attributes to spread over an element: `lang` selects voice and fonts, `dir` the direction. */
export interface WordsDirection {
  lang: Locale;
  dir: 'ltr' | 'rtl';
}

/**
 * The language and direction of a text, by the majority of its letters: an Arabic post that begins
 * with a ship's Latin name is Arabic. Other scripts count as English, but keep their direction. Letters of email and
 * web addresses do not count.
 */
export function directionOf(words: string): WordsDirection {
  const written = withoutAddresses(words);
  const half = count(written, letters) / 2;
  return {
    lang: count(written, arabic) > half ? 'ar' : 'en',
    dir: count(written, fromTheRight) > half ? 'rtl' : 'ltr',
  };
}

export function hasArabic(words: string): boolean {
  return count(words, arabic) > 0;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
