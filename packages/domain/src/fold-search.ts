import { toLatinDigits } from './numbers.ts';

/** Letters that Unicode does not decompose, but people type in a plain form. */
const plainForms: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  // JavaScript lower-cases a final sigma to a different letter, PostgreSQL does not.
  ς: 'σ',
};

/**
 * Folds a text for searching, so that these make no difference: case, Latin accents, Arabic vowel
 * marks, the forms of alef, hamza seats, ta marbuta and alef maqsura, tatweel, Arabic digits and
 * invisible controls. Idempotent.
 */
export function foldSearch(text: string): string {
  return toLatinDigits(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[ٱىةøłđıæœßς]/g, (letter) => plainForms[letter] ?? letter)
    .normalize('NFC');
}
