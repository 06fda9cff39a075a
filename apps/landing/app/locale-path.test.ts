import { expect, test } from 'vitest';
import { homePath, localeOfPath } from './locale-path.ts';

test.each([
  ['/', 'en'],
  ['/ar', 'ar'],
  ['/ar/404', 'ar'],
  ['/army', 'en'],
] as const)('%s is in %s', (pathname, locale) => {
  expect(localeOfPath(pathname)).toBe(locale);
});

test('each language has a home', () => {
  expect(localeOfPath(homePath('ar'))).toBe('ar');
  expect(localeOfPath(homePath('en'))).toBe('en');
});
