import { expect, test } from 'vitest';
import { beginning } from './beginning.ts';

test('a text of more than 40 characters is cut, but never within a character', () => {
  expect(beginning('A wall of\nsnapper.')).toBe('A wall of\nsnapper.');
  expect(beginning(`${'x'.repeat(39)}🤿🤿`)).toBe(`${'x'.repeat(39)}🤿…`);
  expect(beginning(`${'x'.repeat(39)} and more`)).toBe(`${'x'.repeat(39)}…`);
});
