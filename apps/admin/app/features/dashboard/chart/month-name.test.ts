import { expect, it } from 'vitest';
import { isUnfinished, monthName } from './month-name.ts';

it.each([
  ['2026-01', 'en', 'short', 'Jan'],
  ['2026-11', 'en', 'long', 'November 2026'],
  ['2026-11', 'ar', 'long', 'نوفمبر 2026'],
  ['soon', 'en', 'long', 'soon'],
] as const)('%s in %s, %s, is %s', (month, locale, style, name) => {
  expect(monthName(month, locale, style)).toBe(name);
});

it('the current month is unfinished until its last minute in UTC', () => {
  const now = new Date('2026-11-30T23:59:59Z');
  expect(isUnfinished('2026-11', now)).toBe(true);
  expect(isUnfinished('2026-10', now)).toBe(false);
});
