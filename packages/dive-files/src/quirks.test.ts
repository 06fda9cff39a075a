import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import type { ImportedDive } from '@buddyline/domain/dive-log-import';
import {
  barToPsi,
  celsiusToFahrenheit,
  kilogramsToPounds,
  metresToFeet,
} from '@buddyline/domain/units';
import { describe, expect, test } from 'vitest';
import type { Lost, ReadFile } from './read/read-dive.ts';
import { readBytes } from './testing/files.ts';

interface Expected {
  /** Of the first dive; what is not named here has no value. */
  dive?: Partial<ImportedDive>;
  /** Kinds of the first dive's notes and doubts. */
  remarks?: string[];
  lost?: Lost;
  count?: number;
}

const near = (value: number): number => expect.closeTo(value, 6);
const feet = (metres: number) => near(metresToFeet(metres));
const fahrenheit = (celsius: number) => near(celsiusToFahrenheit(celsius));
const psi = (bar: number) => near(barToPsi(bar));
const pounds = (kilograms: number) => near(kilogramsToPounds(kilograms));

const always = { date: '2024-05-06', timeIn: '09:30', maxDepth: feet(18.3) };
const inUddf = { ...always, timeThisDive: 42 };
const reef = { site: 'Shark Reef', latitude: 27.7833, longitude: 34.2667 };

const uddf: Record<string, Expected> = {
  'namespace-3-0': {},
  'namespace-none': {},
  'time-with-z': {},
  'time-with-offset': {},
  'date-without-time': { dive: { timeIn: null } },
  'year-one': { dive: { date: null, timeIn: null }, remarks: ['date-unknown'] },
  'fractions-and-exponents': { dive: { averageDepth: feet(9), timeThisDive: near(2520.4 / 60) } },
  'pressure-zero': { dive: { freediveOrScuba: 'SCUBA' } },
  'pressure-absurd': {
    dive: { freediveOrScuba: 'SCUBA', endPSI: psi(50) },
    remarks: ['pressure-lost'],
    lost: { cylinders: 1 },
  },
  'average-depth-zero': {},
  'visibility-feet': { dive: { visibilityValue: 20, visibilityUnit: 'ft' } },
  'visibility-pieds': { dive: { visibilityValue: 30, visibilityUnit: 'ft' } },
  'visibility-words': {
    dive: { comments: 'Two mantas.\nVisibility: WOW' },
    remarks: ['visibility-in-comments'],
  },
  'celsius-in-kelvin': { dive: { waterTemp: fahrenheit(24.5) }, remarks: ['celsius-in-kelvin'] },
  'zero-celsius-unknown': {},
  'zero-celsius-with-samples': { dive: { waterTemp: near(32) }, lost: { samples: 2 } },
  'lead-after': { dive: { weight: pounds(6) } },
  'links-in-one-list': {
    dive: { ...reef, location: 'Ras Mohammed', isSalt: true, buddySignature: 'Omar Aziz, Lina' },
  },
  'empty-coordinates': { dive: { site: 'Shark Reef' } },
  'decimal-commas': { dive: { averageDepth: feet(9.15), waterTemp: fahrenheit(24.5) } },
  'byte-order-mark': { dive: { comments: 'يوم جميل' } },
  'latin-1': { dive: { comments: 'Très bien, à 20 m' } },
  'utf-16': { dive: { comments: 'يوم جميل' } },
  'apnea-and-tank-sensor': {
    dive: { freediveOrScuba: 'FREEDIVE' },
    lost: { samples: 2, ratings: 1, other: 1 },
  },
  'version-2': {
    dive: {
      diveNumber: 46,
      waterTemp: fahrenheit(10),
      isSalt: true,
      comments: 'Two mantas.',
    },
    lost: { samples: 3 },
  },
  'position-zero': {},
  'no-site-and-no-lead': {},
  'temperature-of-samples': { dive: { waterTemp: fahrenheit(24.5) }, lost: { samples: 3 } },
  'tanks-in-samples-alone': {
    dive: { freediveOrScuba: 'SCUBA', startPSI: psi(200), endPSI: psi(60) },
    lost: { samples: 2, cylinders: 1 },
  },
  'tank-with-id': {
    dive: { freediveOrScuba: 'SCUBA', startPSI: psi(200), endPSI: psi(60) },
    lost: { samples: 2 },
  },
  'impossible-values': { remarks: Array.from({ length: 4 }, () => 'value-lost') },
  'density-of-profile': { dive: { isFresh: true } },
  'notes-of-a-form': { dive: { comments: 'Summary: Two mantas.' } },
  'notes-of-a-site': { dive: { site: 'Shark Reef' }, lost: { other: 1 } },
  'notes-in-site-data': { dive: { site: 'Shark Reef' }, lost: { other: 1 } },
};

const inSubsurface = {
  ...always,
  diveNumber: 7,
  timeThisDive: 42.5,
  freediveOrScuba: 'SCUBA',
} as const;
const plain = { averageDepth: feet(9.15) };

const subsurface: Record<string, Expected> = {
  'format-3-site': {
    dive: { ...plain, ...reef, location: 'Ras Mohammed' },
    lost: { models: 1 },
  },
  'format-2-position': { dive: { ...plain, ...reef }, lost: { models: 1 } },
  'inside-a-trip': { dive: plain, count: 2, lost: { models: 2, other: 1 } },
  'several-computers': { dive: plain, lost: { computers: 1, models: 1, samples: 1 } },
  'pressure-of-samples': {
    dive: { startPSI: psi(200), endPSI: psi(60) },
    lost: { cylinders: 1, samples: 4, 'tank-sizes': 1 },
  },
  'empty-cylinders': { dive: plain, lost: { models: 1 } },
  'buddy-with-comma': {
    dive: { ...plain, buddySignature: 'Omar Aziz, Lina', divemasterSignature: 'Sami' },
    lost: { models: 1 },
  },
  'weights-summed': {
    dive: {
      freediveOrScuba: 'FREEDIVE',
      weight: pounds(6),
      waterTemp: fahrenheit(24),
      isSalt: true,
      isWreck: true,
      isBoat: true,
    },
    remarks: ['tag-lost', 'visibility-stars'],
    lost: { events: 1, pictures: 1, ratings: 1 },
  },
  'negative-values': { remarks: ['value-lost', 'value-lost'] },
  'format-1': {
    dive: {
      ...plain,
      ...reef,
      waterTemp: fahrenheit(24),
      isFresh: true,
      comments: 'Two mantas.',
      startPSI: psi(200),
      endPSI: psi(60),
    },
    lost: { 'air-temperatures': 1, events: 1, gases: 1, other: 1, samples: 2, 'tank-sizes': 1 },
  },
  'temperature-of-samples': {
    dive: { site: 'Shark Reef', waterTemp: fahrenheit(24.5) },
    lost: { samples: 3, other: 1 },
  },
};

const folders = [
  { folder: 'uddf', files: uddf, common: inUddf },
  { folder: 'subsurface', files: subsurface, common: inSubsurface },
];

/** The name of a fixture's file; those of UDDF lie in a folder per topic. */
const quirkOf = (path: string) => parse(path).name;

describe.each(folders)('$folder', ({ folder, files, common }) => {
  const place = new URL(`../fixtures/${folder}/`, import.meta.url);
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.includes('.'),
  );

  test('every fixture has expected dives', () => {
    expect(names.map(quirkOf).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  test.each(names)('%s', async (name) => {
    const { dive = {}, remarks = [], lost = {}, count = 1 } = files[quirkOf(name)] ?? {};
    const bytes = await readFile(new URL(name, place));
    // Whatever the pieces in which it arrives.
    for (const size of [7, 100_000]) {
      const read = await readBytes(bytes, size);
      expect(read.dives).toHaveLength(count);
      expect(setFields(read)).toEqual(withoutEmpty({ ...common, ...dive }));
      const [{ notes, doubts } = { notes: [], doubts: [] }] = read.dives;
      expect([...notes, ...doubts].map(({ kind }) => kind)).toEqual(remarks);
      expect(read.lost).toEqual(lost);
    }
  });
});

/** The fields of the first dive that have a value. */
function setFields({ dives: [first] }: ReadFile): object {
  return withoutEmpty(first?.dive ?? {});
}

function withoutEmpty(dive: object): object {
  const isEmpty = (value: unknown) =>
    value === null || value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(dive).filter(([, value]) => !isEmpty(value)));
}
