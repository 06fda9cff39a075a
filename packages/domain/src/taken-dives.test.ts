import { expect, it } from 'vitest';
import { renumbered, shiftedDive } from './taken-dives.ts';

const dive = { date: '2026-05-01', timeIn: '23:30', timeOut: '00:10' };

it('a shift goes over midnight, in both directions', () => {
  expect(shiftedDive(dive, 120)).toEqual({ date: '2026-05-02', timeIn: '01:30', timeOut: '02:10' });
  expect(shiftedDive(dive, -24 * 60)).toEqual({ ...dive, date: '2026-04-30' });
});

it.each([
  [330, '2026-05-02', '05:00', '05:40'],
  [345, '2026-05-02', '05:15', '05:55'],
  [-210, '2026-05-01', '20:00', '20:40'],
  [29, '2026-05-01', '23:59', '00:39'],
  [30, '2026-05-02', '00:00', '00:40'],
  [-1_440 + 45, '2026-05-01', '00:15', '00:55'],
])('a shift by %i minutes', (minutes, date, timeIn, timeOut) => {
  expect(shiftedDive(dive, minutes)).toEqual({ date, timeIn, timeOut });
});

it('a dive without a time keeps its date', () => {
  const untimed = { date: '2026-05-01', timeIn: null, timeOut: null };
  expect(shiftedDive(untimed, 300)).toEqual(untimed);
});

it('the earliest dive has the first number, those without a date the last ones', () => {
  const dives = [
    { n: 1, dive: { date: null, timeIn: null } },
    { n: 2, dive: { date: '2026-05-02', timeIn: '09:00' } },
    { n: 3, dive: { date: '2026-05-01', timeIn: '11:00' } },
  ];
  expect([...renumbered(dives, 48)]).toEqual([
    [3, 48],
    [2, 49],
    [1, 50],
  ]);
});
