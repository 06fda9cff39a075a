import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clampPage, pageQuerySchema, readPage, totalPages, typedPage } from './paging.ts';

const schema = pageQuerySchema(9);

describe('the query of a list', () => {
  test('defaults to page 1 and the page size of the list', () => {
    expect(v.parse(schema, {})).toEqual({ page: 1, limit: 9 });
    expect(v.parse(schema, { page: '3', limit: '100', other: 'x' })).toEqual({
      page: 3,
      limit: 100,
    });
  });

  const bad = [
    '0',
    '-1',
    'NaN',
    'abc',
    '1.5',
    '1e309',
    '12345678901234567890',
    '',
    ' 1',
    '١',
    '0x1',
  ];
  test.each(bad)('page %j is refused', (page) => {
    expect(v.safeParse(schema, { page }).issues?.[0].message).toBe('page.out-of-range');
  });

  test.each(['0', '-1', '101', '10000', 'all', ['1', '2']])('limit %j is refused', (limit) => {
    expect(v.safeParse(schema, { limit }).issues?.[0].message).toBe('limit.out-of-range');
  });
});

test.each([
  [null, 1],
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-4', 1],
  ['1.5', 1],
  ['7', 7],
  ['9999999999', 999_999_999],
])('the page %j of a URL is read as %i', (text, page) => {
  expect(readPage(text)).toBe(page);
});

test.each([
  [5, 0, 1],
  [1, 0, 1],
  [9, 4, 4],
  [2, 4, 2],
])('page %i of %i is clamped to page %i', (page, pages, clamped) => {
  expect(clampPage(page, pages)).toBe(clamped);
});

test.each([
  ['3', 5, 3],
  ['٣', 5, 3],
  ['5', 5, 5],
  ['6', 5, null],
  ['0', 5, null],
  ['1.5', 5, null],
  ['x', 5, null],
  ['1', 0, null],
])('the typed page %j of %i pages is read as %j', (text, pages, page) => {
  expect(typedPage(text, pages)).toBe(page);
});

test('the number of pages is the smallest that holds all items', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), (total, limit) => {
      const pages = totalPages(total, limit);
      expect(pages * limit).toBeGreaterThanOrEqual(total);
      expect((pages - 1) * limit).toBeLessThan(Math.max(total, 1));
    }),
  );
});

test('a clamped page always exists, or is page 1 of an empty list', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(1000), (text, pages) => {
      const page = clampPage(readPage(text), pages);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(Math.max(1, pages));
    }),
  );
});
