import { expect, test } from 'vitest';
import { breakLines, oneLine } from './lines.ts';

/** Every character is one unit wide. */
const measure = (text: string) => Array.from(text).length;
const broken = (text: string, width: number, maxLines = 3) =>
  breakLines(text, { width, maxLines }, measure);

test('lines end between words', () => {
  expect(broken('one two\nthree', 7)).toEqual({ lines: ['one two', 'three'], isCut: false });
});

test('text that does not fit is left out, and the last line ends in an ellipsis', () => {
  expect(broken('one two three four', 6, 2)).toEqual({ lines: ['one', 'two…'], isCut: true });
  expect(broken('one three, four', 6, 2)).toEqual({ lines: ['one', 'three…'], isCut: true });
});

test('a word wider than a line continues on the next', () => {
  expect(broken('abcdefgh ij', 4)).toEqual({ lines: ['abcd', 'efgh', 'ij'], isCut: false });
  expect(broken('x'.repeat(20), 4, 2)).toEqual({ lines: ['xxxx', 'xxx…'], isCut: true });
});

test('empty text has no lines', () => {
  expect(broken(' \n ', 4)).toEqual({ lines: [], isCut: false });
  expect(oneLine('', 4, measure)).toBe('');
});

test('a name that is too long for one line is cut', () => {
  expect(oneLine('Mira Haddad', 8, measure)).toBe('Mira…');
});
