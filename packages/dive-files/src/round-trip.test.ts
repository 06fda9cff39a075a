import { diveLogNumbers, storedUnits } from '@buddyline/domain/dive-log';
import { isPossibleDiveDate } from '@buddyline/domain/dive-date';
import { type ImportedDive, importedDiveSchema } from '@buddyline/domain/dive-log-import';
import type { Unit } from '@buddyline/domain/units';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { demoDives } from './testing/demo-dives.ts';
import { readText, subsurfaceOf, uddfOf } from './testing/files.ts';

/** 1 mm, 1 mK, 1 mbar, 1 g; a second. */
const tolerances: Partial<Record<Unit, number>> = {
  ft: 0.001 / 0.3048,
  '°F': 0.0018,
  psi: 0.0145,
  lb: 0.0022,
  min: 1 / 60,
};

const isNumber = (name: string): boolean => Object.hasOwn(storedUnits, name);

function withoutNumbers(dive: ImportedDive): object {
  return Object.fromEntries(Object.entries(dive).filter(([name]) => !isNumber(name)));
}

function expectSame(read: ImportedDive | undefined, dive: ImportedDive): void {
  if (read === undefined) throw new Error('A dive is missing');
  expect(withoutNumbers(read)).toEqual(withoutNumbers(dive));
  for (const name of diveLogNumbers) {
    const unit = storedUnits[name];
    const tolerance = (unit && tolerances[unit]) ?? 1e-6;
    const [one, other] = [read[name], dive[name]];
    if (one === null || other === null) expect(one, name).toBe(other);
    else expect(Math.abs(one - other), name).toBeLessThan(tolerance);
  }
}

const ways = [
  ['UDDF', uddfOf],
  ['Subsurface', subsurfaceOf],
] as const;

describe.each(ways)('ours to %s and back', (_name, write) => {
  test('500 dives of the demo are the same within 1 mm, 1 mK, 1 mbar and 1 g', async () => {
    // A date that no dive has is not taken back.
    const dives = demoDives().filter(({ date }) => date === null || isPossibleDiveDate(date));
    expect(dives.length).toBeGreaterThanOrEqual(500);
    const read = await readText(await write(dives));
    expect(read.dives).toHaveLength(dives.length);
    for (const [at, dive] of dives.entries()) expectSame(read.dives[at]?.dive, dive);
    expect(read.dives.flatMap(({ notes, doubts }) => [...notes, ...doubts])).toEqual([]);
    expect(read.lost).toEqual({});
  });

  test('any dive with a date is the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDive, { minLength: 1, maxLength: 3 }), async (dives) => {
        const read = await readText(await write(dives));
        for (const [at, dive] of dives.entries()) expectSame(read.dives[at]?.dive, dive);
      }),
      { numRuns: 150 },
    );
  });
});

const orNull = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null, freq: 3 });
const amount = orNull(
  fc.oneof(
    fc.double({ min: 0, max: 5_000, noNaN: true }),
    fc.integer({ min: -50, max: 5_000 }),
    fc.constant(0),
  ),
);
const line = orNull(
  fc.constantFrom(
    'Blue Hole',
    'شِعاب أبو نحاس',
    'a, b; c=d%',
    '<&">\'',
    "O'Neill",
    'Buddyline: x=1',
  ),
);
const clock = orNull(fc.constantFrom('00:00', '09:30', '23:59'));

const anyDive: fc.Arbitrary<ImportedDive> = fc
  .record({
    ...Object.fromEntries(diveLogNumbers.map((name) => [name, amount])),
    diveNumber: orNull(fc.integer({ min: 1, max: 2_147_483_647 })),
    date: fc.constantFrom('2024-10-01', '1999-12-31'),
    timeIn: clock,
    timeOut: clock,
    site: line,
    location: line,
    comments: orNull(
      fc.constantFrom('One.\n\nThree & <four>', 'يوم جميل', 'x\ty', 'Buddyline: pg=Z'),
    ),
    pg: orNull(fc.constantFrom('A', 'ZZ')),
    buddySignature: line,
    instructorSignature: line,
    divemasterSignature: line,
    visibilityUnit: orNull(fc.constantFrom('ft', 'm')),
    currentCondition: orNull(fc.constantFrom('NONE', 'MILD', 'STRONG')),
    freediveOrScuba: orNull(fc.constantFrom('SCUBA', 'FREEDIVE')),
    exposureGear: fc.subarray(['WETSUIT', 'HOOD', 'FINS']),
    isFresh: fc.boolean(),
    isSalt: fc.boolean(),
    isWreck: fc.boolean(),
    isCave: fc.boolean(),
    isReef: fc.boolean(),
    isBoat: fc.boolean(),
    isShore: fc.boolean(),
    isTraining: fc.boolean(),
    usedCamera: fc.boolean(),
    position: orNull(
      fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    ),
  })
  .map(({ position, ...dive }) =>
    v.parse(importedDiveSchema, { ...dive, latitude: null, longitude: null, ...position }),
  );
