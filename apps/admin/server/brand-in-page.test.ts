import { expect, test } from 'vitest';
import { defaultBrand, writeBrand } from './brand-in-page.ts';

const page = '<!DOCTYPE html><html lang="en" data-brand="Buddyline"><head></head></html>';

test.each(['Deep Blue', `Tom & "Jerry" <x>`, '&amp; $& $1', 'غوّاص'])(
  'the page contains the brand %j, escaped',
  (brand) => {
    const parsed = new DOMParser().parseFromString(writeBrand(page, brand), 'text/html');
    expect(parsed.documentElement.dataset['brand']).toBe(brand);
    expect(parsed.documentElement.lang).toBe('en');
  },
);

test('without a brand, the page has the default one', () => {
  expect(writeBrand(page)).toContain(`data-brand="${defaultBrand}"`);
});

test('a page without a placeholder for the brand throws', () => {
  expect(() => writeBrand('<html></html>')).toThrow('no place for the brand');
});
