import { systemAudit } from '../../activity/audit-entry.ts';
import {
  type DiveLogUpdate,
  currentConditions,
  diveLogFlags,
  diveTypes,
  visibilityUnits,
} from '@buddyline/domain/dive-log';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleDiveLog, sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { updateDiveLog } from './dive-logs-sql.ts';
import { wantedBits } from './filter-bits.ts';

let database: TestDatabase;
let id: string;
/** `filter_bits` of a log without flags and choices. */
let nothing: number;

beforeAll(async () => {
  database = await openTestDatabase();
  const diver = sampleUser();
  const log = sampleDiveLog(diver.id);
  ({ id } = log);
  await database.db.insertInto('users').values(diver).execute();
  await database.db.insertInto('dive_logs').values(log).execute();
  nothing = await readBits();
});
beforeEach(() => write({ ...noFlags, ...noChoices }));
afterAll(() => database.close());

const noFlags = Object.fromEntries(diveLogFlags.map((flag) => [flag, false]));
const noChoices = { visibilityUnit: null, currentCondition: null, freediveOrScuba: null };

async function write(changes: DiveLogUpdate): Promise<void> {
  await updateDiveLog(database.db, id, changes, systemAudit('dive-logs.update'));
}

async function readBits(): Promise<number> {
  const row = await database.db
    .selectFrom('dive_logs')
    .select('filter_bits')
    .executeTakeFirstOrThrow();
  return row.filter_bits;
}

test.each(diveLogFlags)('%s uses the bit that the database sets', async (flag) => {
  expect(nothing & wantedBits({ [flag]: true }).mask).toBe(0);
  await write({ [flag]: true });
  const { mask, wanted } = wantedBits({ [flag]: true });
  expect(wanted).toBe(mask);
  expect(await readBits()).toBe(nothing | mask);
  expect(wantedBits({ [flag]: false })).toEqual({ mask, wanted: 0 });
});

test.each([
  ...visibilityUnits.map((visibilityUnit) => ({ visibilityUnit })),
  ...currentConditions.map((currentCondition) => ({ currentCondition })),
  ...diveTypes.map((freediveOrScuba) => ({ freediveOrScuba })),
])('%j uses the bits that the database sets', async (choice) => {
  const { mask, wanted } = wantedBits(choice);
  expect(wanted).toBeGreaterThan(0);
  expect(nothing & mask).toBe(0);
  await write(choice);
  expect(await readBits()).toBe(nothing | wanted);
});

test('several filters combine the bits of each', () => {
  const { mask, wanted } = wantedBits({ isWreck: true, isReef: false, visibilityUnit: 'm' });
  expect({ mask, wanted }).toEqual({ mask: 0b11_0000_0000_0011, wanted: 0b10_0000_0000_0001 });
});
