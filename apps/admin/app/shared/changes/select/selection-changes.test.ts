import { expect, it } from 'vitest';
import type { SelectedItem, Selection } from './select-state.ts';
import {
  extendTo,
  isPageSelected,
  withoutDone,
  toggle,
  togglePage,
  withItems,
} from './selection-changes.ts';

const item = (id: string, isLocked = false): SelectedItem => ({
  id,
  name: `@${id}`,
  comments: 0,
  isLocked,
});
const page = ['a', 'b', 'c', 'd'].map((id) => item(id));
const nothing: Selection = {
  address: '/admin/users',
  items: new Map(),
  last: null,
  early: null,
};
const idsOf = ({ items }: Selection) => [...items.keys()].join('');
const [a, b, c, d] = page as [SelectedItem, SelectedItem, SelectedItem, SelectedItem];

it('an item is added, and removed', () => {
  const one = toggle(nothing, b);
  expect(idsOf(one)).toBe('b');
  expect(idsOf(toggle(one, b))).toBe('');
});

it('extends in both directions, from the item that was toggled last', () => {
  expect(idsOf(extendTo(toggle(nothing, b), page, d))).toBe('bcd');
  expect(idsOf(extendTo(toggle(nothing, c), page, a))).toBe('cab');
});

it('extends from nothing, or from another page, by the item alone', () => {
  expect(idsOf(extendTo(nothing, page, c))).toBe('c');
  expect(idsOf(extendTo(toggle(nothing, item('z')), page, c))).toBe('zc');
});

it('a whole page is added, and removed again, and other pages stay', () => {
  const other = toggle(nothing, item('z'));
  const whole = togglePage(other, page);
  expect(idsOf(whole)).toBe('zabcd');
  expect(isPageSelected(whole, page)).toBe(true);
  expect(idsOf(togglePage(whole, page))).toBe('z');
  expect(idsOf(togglePage(toggle(nothing, b), page))).toBe('bacd');
});

it('a locked item is never selected, and the page counts as selected without it', () => {
  const own = item('own', true);
  expect(idsOf(toggle(nothing, own))).toBe('');
  const whole = togglePage(nothing, [...page, own]);
  expect(idsOf(whole)).toBe('abcd');
  expect(isPageSelected(whole, [...page, own])).toBe(true);
  expect(isPageSelected(nothing, [own])).toBe(false);
});

it('at most 500 are selected', () => {
  const many = Array.from({ length: 501 }, (_, index) => item(`${index}`));
  const full = withItems(nothing, many);
  expect(full.items.size).toBe(500);
  expect(toggle(full, a).items.size).toBe(500);
});

it('after a bulk action what was refused stays selected; if all was done, the mode ends', () => {
  const all = togglePage(nothing, page);
  const left = withoutDone(all, ['a', 'c', 'y']);
  expect(left && idsOf(left)).toBe('bd');
  expect(withoutDone(all, ['a', 'b', 'c', 'd'])).toBeNull();
});
