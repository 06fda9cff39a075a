import { expect, it } from 'vitest';
import { withFilter, withoutFilters } from './list-filters.ts';

const params = new URLSearchParams('search=mask&status=OPEN&page=3');

it('a filter begins at page 1 and keeps the search and other filters', () => {
  expect(String(withFilter(params, 'category', 'Posts'))).toBe(
    'search=mask&status=OPEN&category=Posts',
  );
  expect(String(withFilter(params, 'status', 'CLOSED'))).toBe('search=mask&status=CLOSED');
});

it.each([null, ''])('a filter set to %j leaves the address', (value) => {
  expect(String(withFilter(params, 'status', value))).toBe('search=mask');
});

it('without filters nothing is left of search, page and filters', () => {
  expect(String(withoutFilters(params, ['status', 'category']))).toBe('');
});
