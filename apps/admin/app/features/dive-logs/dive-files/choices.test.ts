import { diveLogFixture } from '@buddyline/domain/dive-log-fixture';
import { importedDiveSchema, type PreviewedDive } from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { asTaken, firstChoices, toggled, importRequestOf } from './choices.ts';

const dive = v.parse(importedDiveSchema, diveLogFixture);
const previewed = (n: number, state: string, date: string): PreviewedDive => ({
  n,
  state,
  duplicateOf: null,
  dive: { ...dive, date, timeIn: '23:30', timeOut: null, diveNumber: n },
  findings: [],
  notes: [],
});
const dives = [
  previewed(1, 'new', '2026-05-03'),
  previewed(2, 'duplicate', '2026-05-02'),
  previewed(3, 'new', '2026-05-01'),
];
const preview = { id: '1', format: 'uddf', generator: null, dives, lost: {} };
const choices = firstChoices(preview);

it('new dives are ticked, duplicates and those that were not made are not', () => {
  expect(importRequestOf(choices)).toEqual({
    take: [1, 3],
    shiftHours: 0,
    shiftMinutes: 0,
    firstNumber: null,
  });
  const planned = { ...preview, dives: [...dives, previewed(4, 'not-made', '2026-05-04')] };
  expect(importRequestOf(firstChoices(planned))?.take).toEqual([1, 3]);
  const ticked = toggled(toggled(choices.ticked, 2), 1);
  expect(importRequestOf({ ...choices, ticked })?.take).toEqual([2, 3]);
});

it('the fields take Arabic digits and a minus sign, and nothing is sent while one is not valid', () => {
  expect(importRequestOf({ ...choices, shift: '−٣', first: '٤٨' })).toMatchObject({
    shiftHours: -3,
    firstNumber: 48,
  });
  for (const wrong of [
    { shift: '25' },
    { shift: 'x' },
    { shift: '24:01' },
    { shift: '5:60' },
    { first: '0' },
    { first: '1.5' },
  ]) {
    expect(importRequestOf({ ...choices, ...wrong })).toBeNull();
  }
  expect(importRequestOf({ ...choices, ticked: new Set() })).toBeNull();
});

it('the preview has the new times of all and the new numbers of the ticked ones', () => {
  const rows = asTaken(dives, { ...choices, shift: '1', first: '48' });
  expect(rows.map((row) => [row.dive.date, row.dive.timeIn, row.dive.diveNumber])).toEqual([
    ['2026-05-04', '00:30', 49],
    ['2026-05-03', '00:30', 2],
    ['2026-05-02', '00:30', 48],
  ]);
});

it.each([
  ['5:30', 5, 30],
  ['+5:45', 5, 45],
  ['-3:30', -3, -30],
  ['−0:45', 0, -45],
  ['٥:٣٠', 5, 30],
  ['24:00', 24, 0],
  ['-24', -24, 0],
  ['', 0, 0],
])('the shift %j is %i hours and %i minutes', (shift, shiftHours, shiftMinutes) => {
  expect(importRequestOf({ ...choices, shift })).toMatchObject({ shiftHours, shiftMinutes });
});
