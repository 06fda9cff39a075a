import { expect, it } from 'vitest';
import { wholePage } from './paginator.tsx';

it.each([
  ['1', 1],
  ['12', 12],
  ['007', 7],
])('%s names page %i', (text, page) => {
  expect(wholePage(text, 12)).toBe(page);
});

it.each(['', '0', '-1', '13', '1.5', '1e1', 'abc', ' 3', '٣', '99999999999999999999'])(
  '"%s" names no page of twelve',
  (text) => {
    expect(wholePage(text, 12)).toBeNull();
  },
);

it('knows no page when there are none', () => {
  expect(wholePage('1', 0)).toBeNull();
});
