import * as v from 'valibot';
import { expect, it } from 'vitest';
import { diveLogCreateSchema, diveLogEntrySchema } from './dive-log-entry.ts';
import { isPossibleDiveDate } from './dive-date.ts';

const now = new Date('2026-11-26T15:00:00Z');

it.each([
  ['0001-01-01', false],
  ['0264-01-22', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['1949-06-30', true],
  ['2026-11-26', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2027-01-01', false],
  ['2610-11-20', false],
  ['9999-12-31', false],
  ['2026-02-30', false],
])('%s: a dive may have been on this day is %s', (date, isPossible) => {
  expect(isPossibleDiveDate(date, now)).toBe(isPossible);
});

it.each([diveLogEntrySchema, diveLogCreateSchema])(
  'a dive is not stored with an impossible date, and the reason is one sentence',
  (schema) => {
    for (const date of ['0264-01-22', '1899-12-31', '2610-11-20', '9999-12-31']) {
      const { issues = [] } = v.safeParse(schema, { date });
      expect(issues.map(({ message }) => message)).toEqual(['dive-date.impossible']);
    }
    expect(v.safeParse(schema, { date: '2026-02-30' }).issues).toHaveLength(1);
    expect(v.is(schema, { date: null })).toBe(true);
    expect(v.is(schema, { date: '1949-06-30' })).toBe(true);
  },
);
