import { expect, test } from 'vitest';
import { KnownTotals } from './known-totals.ts';

test('large totals are cached for ten seconds, and small ones never', () => {
  const totals = new KnownTotals();
  totals.set('reef', 14_000, 0);
  totals.set('rare', 12, 0);
  expect(totals.get('reef', 9_999)).toBe(14_000);
  expect(totals.get('reef', 10_000)).toBeUndefined();
  expect(totals.get('rare', 1)).toBeUndefined();
});

test('the oldest term is evicted when the cache is full', () => {
  const totals = new KnownTotals();
  for (let index = 0; index <= 200; index += 1) totals.set(`term ${index}`, 2_000, 0);
  expect(totals.get('term 0', 1)).toBeUndefined();
  expect(totals.get('term 200', 1)).toBe(2_000);
});
