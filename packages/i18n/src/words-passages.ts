import { directionOf, type WordsDirection } from './words-direction.ts';

export interface Passage extends WordsDirection {
  text: string;
}

/**
 * A text of several lines as the passages it consists of, each with the direction of its own letters: a
 * post says it in English first and in Arabic below. Lines without letters (numbers, emoji, nothing)
 * go with what stands before them.
 */
export function passagesOf(words: string): Passage[] {
  const passages: Passage[] = [];
  for (const text of words.split('\n')) {
    const last = passages.at(-1);
    const { lang, dir } = /\p{L}/u.test(text) ? directionOf(text) : (last ?? directionOf(words));
    if (last?.lang === lang && last.dir === dir) last.text += `\n${text}`;
    else passages.push({ text, lang, dir });
  }
  return passages;
}
