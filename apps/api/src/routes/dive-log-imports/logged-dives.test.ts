import { expect, test } from 'vitest';
import { AlikeDives } from './alike-dives.ts';
import type { LoggedDive } from './logged-dive.ts';
import { LoggedDives } from './logged-dives.ts';

const metresPerFoot = 0.3048;

const logged = (dive: Partial<LoggedDive>): LoggedDive => ({
  id: null,
  date: '2026-05-01',
  timeIn: null,
  maxDepth: null,
  timeThisDive: null,
  bottomTime: null,
  ...dive,
});
const alike = (metres: number | null, minutes: number | null) =>
  logged({ maxDepth: metres === null ? null : metres / metresPerFoot, timeThisDive: minutes });

/** The same pseudo-random numbers in each run, below 1. */
function* numbers(): Generator<number, never> {
  for (let seed = 1; ; seed = (seed * 16_807) % 2_147_483_647) yield seed / 2_147_483_647;
}

test('among many dives, one with nearly the same depth and duration is found exactly when there is one', () => {
  const random = numbers();
  const next = () => random.next().value;
  const any = () =>
    alike(next() < 0.1 ? null : next() * 30 - 2, next() < 0.1 ? null : next() * 100 - 10);
  const dives = Array.from({ length: 600 }, any);
  const index = new AlikeDives();
  for (const dive of dives) index.add('one day', dive);
  const isNear = (one: number | null, other: number | null, tolerance: number) =>
    one === null || other === null ? one === other : Math.abs(one - other) <= tolerance;
  const areAlike = (one: LoggedDive, other: LoggedDive) =>
    isNear(one.maxDepth, other.maxDepth, 0.5 / metresPerFoot) &&
    isNear(one.timeThisDive, other.timeThisDive, 2);
  let hits = 0;
  for (const dive of Array.from({ length: 3_000 }, any)) {
    const found = index.find('one day', dive);
    expect(found !== undefined).toBe(dives.some((other) => areAlike(dive, other)));
    if (found === undefined) continue;
    expect(areAlike(dive, found)).toBe(true);
    hits += 1;
  }
  expect(hits).toBeGreaterThan(600);
  expect(hits).toBeLessThan(2_400);
  expect(index.find('another day', dives[0] ?? any())).toBeUndefined();
});

test.each([
  { what: '15 minutes later', one: { timeIn: '09:00' }, other: { timeIn: '09:15' }, is: true },
  { what: '16 minutes earlier', one: { timeIn: '09:16' }, other: { timeIn: '09:00' }, is: false },
  {
    what: 'after midnight',
    one: { timeIn: '23:50' },
    other: { date: '2026-05-02', timeIn: '00:05' },
    is: true,
  },
  { what: 'one without a time', one: { timeIn: '09:00' }, other: {}, is: true },
  { what: 'the other without a time', one: {}, other: { timeIn: '09:00' }, is: true },
  { what: 'the next day without a time', one: {}, other: { date: '2026-05-02' }, is: false },
  { what: 'both without a date', one: { date: null }, other: { date: null }, is: true },
  { what: '0.5 m and 2 minutes apart', one: alike(0.5, 10), other: alike(1, 12), is: true },
  { what: '0.6 m apart', one: alike(1, 10), other: alike(1.6, 10), is: false },
  { what: '3 minutes apart', one: alike(1, 10), other: alike(1, 13), is: false },
  { what: 'an unknown depth', one: alike(null, 10), other: alike(0, 10), is: false },
])('$what: the same dive is $is', ({ one, other, is }) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ]) {
    const dives = new LoggedDives();
    dives.add(logged(first ?? {}));
    expect(dives.find(logged(second ?? {})) !== undefined).toBe(is);
  }
});
