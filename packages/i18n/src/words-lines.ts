import { directionOf, type WordsDirection } from './words-direction.ts';

export interface WordsLine extends WordsDirection {
  text: string;
}

/**
 * The lines of a text, each with the direction of its own letters: a post says it in English first
 * and in Arabic below. A line without letters (numbers, emoji, nothing) goes with the whole.
 */
export function linesOf(words: string): WordsLine[] {
  const whole = directionOf(words);
  return words
    .split('\n')
    .map((text) => ({ text, ...(/\p{L}/u.test(text) ? directionOf(text) : whole) }));
}
