import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text is kept whole, on one line', () => {
  expect(excerpt('  Manta!\n\nAt   last. ', 200)).toBe('Manta! At last.');
});

test('a long text ends after a whole word, without its comma', () => {
  expect(excerpt('We dropped in, and there they were', 18)).toBe('We dropped in…');
  expect(excerpt('We dropped in, and there they were', 15)).toBe('We dropped in…');
});

test('a text without spaces is cut at the limit', () => {
  expect(excerpt('x'.repeat(5_000), 200)).toBe(`${'x'.repeat(199)}…`);
});

test.each(['👨‍👩‍👧‍👦', '🤿', '🇪🇬', 'é'.normalize('NFD')])('%s is never cut in two', (sign) => {
  for (let max = 10; max < 40; max += 1) {
    const cut = excerpt(sign.repeat(50), max);
    expect(cut.length).toBeLessThanOrEqual(max);
    expect(sign.repeat(50).startsWith(cut.slice(0, -1))).toBe(true);
    expect(cut.slice(0, -1).replaceAll(sign, '')).toBe('');
  }
});
