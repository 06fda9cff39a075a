import { expect, test } from 'vitest';
import { usualBrand, writeBrand } from './brand-in-page.ts';

const page = '<!DOCTYPE html><html lang="en" data-brand="Buddyline"><head></head></html>';

test.each(['Deep Blue', `Tom & "Jerry" <x>`, '&amp; $& $1', 'غوّاص'])(
  'the page says %j as it was set',
  (brand) => {
    const parsed = new DOMParser().parseFromString(writeBrand(page, brand), 'text/html');
    expect(parsed.documentElement.dataset['brand']).toBe(brand);
    expect(parsed.documentElement.lang).toBe('en');
  },
);

test('without a brand the page keeps the usual one', () => {
  expect(writeBrand(page)).toContain(`data-brand="${usualBrand}"`);
});

test('a page without a place for it is a broken build', () => {
  expect(() => writeBrand('<html></html>')).toThrow('no place for the brand');
});
