import { directionOf, type WordsDirection } from './words-direction.ts';
import { withoutAddresses } from './words-runs.ts';

export interface Passage extends WordsDirection {
  text: string;
}

/**
 * Splits a text into passages of lines with the same direction, such as a post in English and then
 * in Arabic. Lines without letters (numbers, emoji, addresses, empty) join the passage before them.
 */
export function passagesOf(words: string): Passage[] {
  const passages: Passage[] = [];
  for (const text of words.split('\n')) {
    const last = passages.at(-1);
    const { lang, dir } = /\p{L}/u.test(withoutAddresses(text))
      ? directionOf(text)
      : (last ?? directionOf(words));
    if (last?.lang === lang && last.dir === dir) last.text += `\n${text}`;
    else passages.push({ text, lang, dir });
  }
  return passages;
}
