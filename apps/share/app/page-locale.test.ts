import { expect, test } from 'vitest';
import { localeOfSearch, searchInLocale } from './page-locale.ts';

test.each([
  ['', 'en'],
  ['?lang=ar', 'ar'],
  ['?lang=en', 'en'],
  ['?lang=tlh', 'en'],
  ['?language=ar', 'en'],
] as const)("'%s' is read in %s", (search, locale) => {
  expect(localeOfSearch(search)).toBe(locale);
});

test('switching the language keeps the other query parameters', () => {
  expect(searchInLocale('?ref=mail', 'ar')).toBe('?ref=mail&lang=ar');
  expect(searchInLocale('?ref=mail&lang=ar', 'en')).toBe('?ref=mail');
  expect(searchInLocale('?lang=ar', 'en')).toBe('');
});
