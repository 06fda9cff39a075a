import { bounds } from '@buddyline/domain/constants';
import { expect, test } from 'vitest';
import { takeBatches } from './take-batches.ts';
import { wholeDive } from './stored-preview.ts';

const diveWith = (comments: string) => ({
  n: 1,
  state: 'new' as const,
  dive: { ...wholeDive({ dive: {} }), comments },
});
const sizes = (dives: ReturnType<typeof diveWith>[]) =>
  takeBatches(dives).map(({ length }) => length);

test('a batch has at most 100 dives', () => {
  expect(sizes(Array.from({ length: 250 }, () => diveWith('Manta!')))).toEqual([100, 100, 50]);
  expect(sizes([])).toEqual([]);
});

test('a batch has at most 50,000 letters, or one dive', () => {
  const longest = diveWith('Я'.repeat(bounds.diveCommentsMax));
  expect(sizes(Array.from({ length: 25 }, () => longest))).toEqual([10, 10, 5]);
  expect(sizes([diveWith('x'), diveWith('x'.repeat(90_000)), diveWith('x')])).toEqual([1, 1, 1]);
});

test('each dive is in one batch, in the same order', () => {
  const dives = Array.from({ length: 300 }, (_, at) => diveWith('x'.repeat(at * 20)));
  expect(takeBatches(dives).flat()).toEqual(dives);
});
