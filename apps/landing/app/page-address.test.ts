import { locales } from '@buddyline/i18n/locale';
import { expect, test } from 'vitest';
import { localeOfPath, pageNames, pageOfPath, pathOf } from './page-address.ts';

test.each([
  ['/', 'en'],
  ['/ar', 'ar'],
  ['/ar/404', 'ar'],
  ['/army', 'en'],
] as const)('%s is in %s', (pathname, locale) => {
  expect(localeOfPath(pathname)).toBe(locale);
});

test('the path of every page is parsed back to the page and its language', () => {
  for (const locale of locales) {
    for (const page of pageNames) {
      const path = pathOf(page, locale);
      expect([pageOfPath(path), localeOfPath(path)]).toEqual([page, locale]);
      expect(pageOfPath(`${path.replace(/\/$/, '')}/`)).toBe(page);
    }
  }
});

test.each(['/404', '/ar/404', '/older', '/army'])('%s is not a page', (pathname) => {
  expect(pageOfPath(pathname)).toBeUndefined();
});
