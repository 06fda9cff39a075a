import { expect, it } from 'vitest';
import { monthName } from './month-name.ts';

it.each([
  ['2026-01', 'en', 'short', 'Jan'],
  ['2026-11', 'en', 'long', 'November 2026'],
  ['2026-11', 'ar', 'long', 'نوفمبر 2026'],
  ['soon', 'en', 'long', 'soon'],
] as const)('%s in %s, %s, is %s', (month, locale, style, name) => {
  expect(monthName(month, locale, style)).toBe(name);
});
