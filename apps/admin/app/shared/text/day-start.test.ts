import { expect, it } from 'vitest';
import { dayAfter, dayBefore, startOfDay } from './day-start.ts';

it.each([
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22', 'Asia/Dubai', '2026-11-21T20:00:00.000Z'],
  ['2026-11-22', 'America/Los_Angeles', '2026-11-22T08:00:00.000Z'],
  // Clocks are set forward at 02:00 on that day, and back on the other.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
])('%s in %s begins at %s', (day, timeZone, begins) => {
  expect(startOfDay(day, { timeZone })).toBe(begins);
});

it('days around the end of a year', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});
