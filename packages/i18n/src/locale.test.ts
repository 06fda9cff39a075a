import { describe, expect, it } from 'vitest';
import { direction, intlLocale, isLocale, localeFromAcceptLanguage } from './locale.ts';

describe('localeFromAcceptLanguage', () => {
  it.each([
    ['ar', 'ar'],
    ['ar-JO,ar;q=0.9,en;q=0.8', 'ar'],
    ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
    ['fr;q=1, ar;q=0.5, en;q=0.4', 'ar'],
    ['AR', 'ar'],
    ['en;q=0, ar;q=0.1', 'ar'],
    ['ar;q=0', 'en'],
    ['ar;q=nonsense', 'en'],
    ['fr-FR', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('%s selects %s', (header, locale) => {
    expect(localeFromAcceptLanguage(header)).toBe(locale);
  });
});

it('accepts exactly two locales', () => {
  expect(['en', 'ar'].every(isLocale)).toBe(true);
  expect(['AR', 'en-US', '', null, undefined, 0].some(isLocale)).toBe(false);
});

it('Arabic is right-to-left with Latin digits', () => {
  expect(direction('ar')).toBe('rtl');
  expect(direction('en')).toBe('ltr');
  expect(new Intl.NumberFormat(intlLocale('ar')).format(1234)).toBe('1,234');
});
