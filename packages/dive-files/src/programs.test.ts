import { readFile } from 'node:fs/promises';
import type { ImportedDive } from '@buddyline/domain/dive-log-import';
import {
  barToPsi,
  celsiusToFahrenheit,
  kilogramsToPounds,
  metresToFeet,
} from '@buddyline/domain/units';
import { expect, test } from 'vitest';
import type { Lost } from './read/read-dive.ts';
import { readBytes } from './testing/files.ts';
import { firstDive, kindsOf } from './testing/made-files.ts';

const near = (value: number): number => expect.closeTo(value, 3);
const feet = (metres: number) => near(metresToFeet(metres));
const fahrenheit = (celsius: number) => near(celsiusToFahrenheit(celsius));
const psi = (bar: number) => near(barToPsi(bar));
const pounds = (kilograms: number) => near(kilogramsToPounds(kilograms));

interface Program {
  /** In `fixtures/programs`: made for this test, in the ways of a well-known program. */
  file: string;
  dive: Partial<ImportedDive>;
  remarks?: string[];
  lost: Lost;
}

const programs: Program[] = [
  {
    file: 'shearwater.uddf',
    dive: {
      date: '2023-10-01',
      timeIn: '08:15',
      diveNumber: 101,
      site: 'Canyon',
      location: 'Dahab',
      maxDepth: feet(29.7),
      averageDepth: feet(15.4),
      timeThisDive: 48,
      waterTemp: fahrenheit(23),
      startPSI: near(3_000),
      endPSI: near(1_000),
      cnsO2: 18,
    },
    lost: { samples: 3, gases: 2, models: 1 },
  },
  {
    file: 'subsurface-export.uddf',
    dive: {
      date: '2024-05-06',
      timeIn: '09:30',
      site: 'Shark Reef',
      latitude: 27.7833,
      weight: pounds(6),
      startPSI: psi(200),
      endPSI: psi(50),
      visibilityValue: 10,
      visibilityUnit: 'm',
      buddySignature: 'Omar Aziz, Lina',
      comments: 'Two mantas.\nA turtle.',
    },
    lost: { samples: 1, 'tank-sizes': 1, models: 1, 'air-temperatures': 1, ratings: 1 },
  },
  {
    file: 'macdive.uddf',
    dive: {
      date: '2024-05-06',
      timeIn: '09:30',
      diveNumber: 7,
      site: 'Blue Hole',
      location: 'Dahab, Egypt',
      latitude: 28.572,
      longitude: 34.5373,
      timeThisDive: 45,
      startPSI: near(3_000),
      endPSI: near(500),
      isSalt: true,
      isShore: true,
      currentCondition: 'MILD',
      comments: 'Deep & blue\nVisibility: 20 - 30',
    },
    remarks: ['visibility-in-comments'],
    lost: { samples: 2, 'tank-sizes': 1, suits: 1, other: 1 },
  },
  {
    file: 'diving-log.uddf',
    dive: {
      date: '2008-06-01',
      timeIn: '09:05',
      diveNumber: 88,
      site: 'Plansee',
      isFresh: true,
      maxDepth: feet(21.4),
      timeThisDive: 40,
      waterTemp: fahrenheit(6),
      startPSI: psi(200),
      endPSI: psi(80),
      buddySignature: 'José',
      comments: 'Cold.',
    },
    lost: { samples: 2, 'tank-sizes': 1, 'air-temperatures': 1 },
  },
  {
    file: 'suunto-through-subsurface.ssrf',
    dive: {
      date: '2022-09-11',
      timeIn: '08:41',
      site: 'Elphinstone',
      location: 'Red Sea, Egypt',
      maxDepth: feet(31.2),
      timeThisDive: near(47 + 20 / 60),
      waterTemp: fahrenheit(26),
      weight: pounds(4),
      startPSI: psi(206),
      endPSI: psi(61),
      cnsO2: 18,
      isBoat: true,
      usedCamera: true,
      buddySignature: 'Linus Berg, Scott Hill',
      divemasterSignature: 'Sami',
      comments: 'Ripping.\nHammerheads!',
    },
    remarks: ['tag-lost', 'tag-lost', 'visibility-stars', 'current-stars'],
    lost: {
      samples: 2,
      events: 1,
      gases: 1,
      'tank-sizes': 1,
      'air-temperatures': 1,
      suits: 1,
      models: 1,
      ratings: 1,
      // The trip, the notes of the site, SAC, OTU, the air pressure and the serial number.
      other: 6,
    },
  },
];

test.each(programs)('$file', async ({ file, dive, remarks = [], lost }) => {
  const bytes = await readFile(new URL(`../fixtures/programs/${file}`, import.meta.url));
  const read = await readBytes(bytes);
  const first = firstDive(read);
  expect(first.dive).toMatchObject({ ...dive, freediveOrScuba: 'SCUBA' });
  expect(kindsOf(first)).toEqual(remarks);
  expect(read.lost).toEqual(lost);
});
