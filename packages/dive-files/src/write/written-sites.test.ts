import { importedDiveSchema } from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { inBatches, subsurfaceOf, uddfOf } from '../testing/files.ts';
import { surveyDives } from './write-uddf.ts';

const dive = (fields: object) => v.parse(importedDiveSchema, { date: '2024-05-06', ...fields });
const long = 'я'.repeat(5_000);

/** What a survey holds while its file is written. */
async function lettersHeld(dives: readonly ReturnType<typeof dive>[]): Promise<number> {
  const { sites, buddies } = await surveyDives(inBatches(dives));
  return JSON.stringify([...sites, ...buddies]).length;
}

test.for(['comments', 'currentCondition', 'exposureGear', 'deco1', 'pg', 'timeIn', 'abt', 'si'])(
  'of a dive with a site of its own nothing else is held: %s',
  async (field) => {
    const value = ['abt', 'si'].includes(field) ? 7 : long;
    const bare = Array.from({ length: 50 }, (_, at) => dive({ site: `Site ${at}` }));
    const full = bare.map((one) => ({ ...one, [field]: value }));
    expect(await lettersHeld(full)).toBe(await lettersHeld(bare));
  },
);

test.for([
  { site: 'Blue "Hole" \\ <1>', location: null },
  { location: 'دهب، مصر' },
  { latitude: 28.572, longitude: -34.537_3 },
  { latitude: 28.572 },
  { isSalt: true, isWreck: true },
  { site: 'Canyon', isFresh: true, isCave: true, latitude: -0.1, longitude: 1e-7 },
])('the list of sites has what the dive has: %o', async (fields) => {
  for (const text of [await uddfOf([dive(fields)]), await subsurfaceOf([dive(fields)])]) {
    expect(text.match(/<site /g)).toHaveLength(1);
    if (typeof fields.location === 'string') expect(text).toContain(fields.location);
    if (fields.latitude !== undefined && fields.longitude !== undefined) {
      expect(text).toContain(String(fields.latitude));
    }
  }
});
