import { expect, test } from 'vitest';
import { localeOfSearch, searchOf } from './page-locale.ts';

test.each([
  ['', 'en'],
  ['?lang=ar', 'ar'],
  ['?lang=en', 'en'],
  ['?lang=tlh', 'en'],
  ['?language=ar', 'en'],
] as const)("'%s' is read in %s", (search, locale) => {
  expect(localeOfSearch(search)).toBe(locale);
});

test('a page in English has no query', () => {
  expect([searchOf('en'), searchOf('ar')]).toEqual(['', '?lang=ar']);
});
