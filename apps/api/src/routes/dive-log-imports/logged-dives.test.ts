import { expect, test } from 'vitest';
import { AlikeDives } from './alike-dives.ts';
import type { LoggedDive } from './logged-dive.ts';
import { type FileDive, FileDives, LoggedDives } from './logged-dives.ts';

const metresPerFoot = 0.3048;

const logged = (dive: Partial<LoggedDive>): LoggedDive => ({
  id: null,
  date: '2026-05-01',
  timeIn: null,
  maxDepth: null,
  timeThisDive: null,
  bottomTime: null,
  freediveOrScuba: null,
  ...dive,
});
const alike = (metres: number | null, minutes: number | null) =>
  logged({ maxDepth: metres === null ? null : metres / metresPerFoot, timeThisDive: minutes });

/** The same pseudo-random numbers in each run, below 1. */
function* numbers(): Generator<number, never> {
  for (let seed = 1; ; seed = (seed * 16_807) % 2_147_483_647) yield seed / 2_147_483_647;
}

test.for([
  { where: 'spread out', depth: [0, 30], duration: [0, 100] },
  // 24 in each of 25 places, which are as wide as a tolerance.
  { where: 'close together', depth: [6, 1.5], duration: [20, 3] },
] as const)(
  'among many dives $where, one with nearly the same depth and duration is found exactly when there is one',
  ({ depth, duration }) => {
    const random = numbers();
    const next = () => random.next().value;
    const near = ([step, width]: readonly [number, number]) =>
      next() < 0.1 ? null : Math.floor(next() * 5) * step + next() * width;
    const dives = Array.from({ length: 600 }, () => alike(near(depth), near(duration)));
    const index = new AlikeDives();
    for (const dive of dives) index.add('one day', dive);
    const isNear = (one: number | null, other: number | null, tolerance: number) =>
      one === null || other === null ? one === other : Math.abs(one - other) <= tolerance;
    const areAlike = (one: LoggedDive, other: LoggedDive) =>
      isNear(one.maxDepth, other.maxDepth, 0.5 / metresPerFoot) &&
      isNear(one.timeThisDive, other.timeThisDive, 2);
    const any = () =>
      alike(next() < 0.1 ? null : next() * 30 - 2, next() < 0.1 ? null : next() * 100 - 10);
    let hits = 0;
    for (const dive of Array.from({ length: 3_000 }, any)) {
      const found = index.search(dive)('one day');
      expect(found !== undefined).toBe(dives.some((other) => areAlike(dive, other)));
      if (found === undefined) continue;
      expect(areAlike(dive, found)).toBe(true);
      hits += 1;
    }
    expect(hits).toBeGreaterThan(300);
    expect(hits).toBeLessThan(2_400);
    expect(index.search(dives[0] ?? any())('another day')).toBeUndefined();
  },
);

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

const timed = (
  timeIn: string,
  metres: number,
  minutes: number,
  rest: Partial<LoggedDive> = {},
) => ({
  ...alike(metres, minutes),
  timeIn,
  ...rest,
});
const free = { freediveOrScuba: 'FREEDIVE' };

test.each([
  {
    what: 'a deeper free dive, three minutes later',
    one: timed('11:00', 11.5, 70 / 60, free),
    other: timed('11:03', 22, 105 / 60, free),
    is: false,
  },
  {
    what: 'a free dive like the one four minutes before',
    one: timed('11:00', 11.5, 1.2, free),
    other: timed('11:04', 11.6, 1.3, free),
    is: false,
  },
  {
    what: 'a free dive right after a long one, by times without seconds',
    one: timed('11:00', 20, 130 / 60, free),
    other: timed('11:02', 20.2, 2, free),
    is: false,
  },
  {
    what: 'short dives of an unknown kind',
    one: timed('11:00', 11.5, 1.2),
    other: timed('11:02', 11.5, 1.2),
    is: false,
  },
  {
    what: 'the same free dive',
    one: timed('11:00', 11.5, 1.2, free),
    other: timed('11:00', 11.6, 1.2, free),
    is: true,
  },
  {
    what: 'another free dive of the same minute',
    one: timed('11:00', 4, 0.3, free),
    other: timed('11:00', 9, 0.4, free),
    is: false,
  },
  {
    what: 'a dive after skills in the shallows',
    one: timed('09:00', 4, 8),
    other: timed('09:12', 17.5, 42),
    is: false,
  },
  {
    what: 'the same dive by another clock',
    one: timed('09:12', 17.5, 42),
    other: timed('09:19', 17.8, 41.7),
    is: true,
  },
  {
    what: 'a dive that was logged by hand',
    one: timed('09:12', 17.5, 42),
    other: timed('09:00', 20, 50),
    is: true,
  },
  {
    what: 'a short dive by a clock that is wrong by more than its length',
    one: timed('09:00', 12, 9),
    other: timed('09:12', 12.2, 9.5),
    is: true,
  },
  {
    what: 'a dive of unknown length',
    one: { ...timed('09:00', 12, 0), timeThisDive: null },
    other: timed('09:10', 18, 40),
    is: true,
  },
  {
    what: 'the dive in which a shorter one of the same minute was logged as well',
    one: timed('09:00', 12, 40),
    other: timed('09:14', 15, 45),
    is: true,
  },
])('$what: the same dive is $is', ({ one, other, is }) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ]) {
    const dives = new LoggedDives();
    // Neither a dive of the day before nor a short one of the same minute changes it.
    dives.add(logged({ ...first, date: '2026-04-30' }));
    dives.add(logged({ ...first, maxDepth: 400, timeThisDive: 0.1 }));
    dives.add(logged({ ...first, id: 'this' }));
    expect(dives.find(logged(second ?? {}))?.id).toBe(is ? 'this' : undefined);
  }
});

const inFile = (dive: LoggedDive, second: number | null = null): FileDive => ({
  ...logged(dive),
  second,
});

test.each([
  {
    what: 'two computers',
    one: inFile(timed('08:15', 21.4, 52), 20),
    other: inFile(timed('08:17', 21.8, 51.5), 5),
    is: true,
  },
  {
    what: 'two computers on a deep dive',
    one: inFile(timed('08:15', 40.2, 52)),
    other: inFile(timed('08:15', 41.4, 55)),
    is: true,
  },
  {
    what: 'two computers, one of them on another hour of another program',
    one: inFile(timed('23:58', 21.4, 52)),
    other: inFile({ ...timed('00:01', 21.8, 51.5), date: '2026-05-02' }),
    is: true,
  },
  {
    what: 'free dives within a minute',
    one: inFile(timed('11:00', 5, 0.3, free), 2),
    other: inFile(timed('11:00', 5.1, 0.3, free), 41),
    is: false,
  },
  {
    what: 'free dives four minutes apart',
    one: inFile(timed('11:00', 11, 1.5, free), 2),
    other: inFile(timed('11:04', 11, 1.5, free), 2),
    is: false,
  },
  {
    what: 'two computers on a free dive',
    one: inFile(timed('11:00', 11, 1.5, free), 58),
    other: inFile(timed('11:01', 11.2, 1.4, free), 4),
    is: true,
  },
  {
    what: 'dives of a computer whose clock was lost',
    one: inFile(timed('00:00', 12, 40), 0),
    other: inFile(timed('00:00', 25, 31), 0),
    is: false,
  },
  {
    what: 'dives of which only the start is known',
    one: inFile(logged({ timeIn: '09:00' })),
    other: inFile(logged({ timeIn: '09:10' })),
    is: false,
  },
])('in one file, $what: the same dive is $is', ({ one, other, is }) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ]) {
    const dives = new FileDives();
    dives.add(first ?? one);
    expect(dives.findTwin(second ?? one) !== undefined).toBe(is);
  }
});
