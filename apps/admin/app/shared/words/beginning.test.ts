import { expect, test } from 'vitest';
import { beginning } from './beginning.ts';

test('a short text stays as it is, a long one is cut after 40 signs and none of them in half', () => {
  expect(beginning('A wall of\nsnapper.')).toBe('A wall of\nsnapper.');
  expect(beginning(`${'x'.repeat(39)}🤿🤿`)).toBe(`${'x'.repeat(39)}🤿…`);
  expect(beginning(`${'x'.repeat(39)} and more`)).toBe(`${'x'.repeat(39)}…`);
});
