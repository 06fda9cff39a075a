import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { doConcurrently } from '../testing/concurrent-writers.ts';
import { diveLogStep, doDiveLogStep } from '../testing/dive-log-writers.ts';
import { sampleDiveLog, sampleUser } from '../testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { foldRowCounts } from '../upkeep.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ databasePool: 8 });
});
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
});
afterAll(() => database.close());

/** Columns that can be filtered; few values, so that writers change the same counts. */
const filteredColumns = fc.record({
  is_wreck: fc.boolean(),
  used_camera: fc.boolean(),
  freedive_or_scuba: fc.constantFrom('SCUBA', 'FREEDIVE', null),
  time_in: fc.constantFrom('09:00', '23:59', null),
  time_out: fc.constantFrom('09:40', '10:00', null),
});

/** The combinations with a wrong count. */
async function wrongCounts(): Promise<unknown[]> {
  const { rows } = await sql`
    select filter_bits, counted.n as counted, truth.n as truth
    from (
      select filter_bits, sum(n) as n from (
        select filter_bits, row_count as n from dive_log_counts
        union all select filter_bits, change from dive_log_changes
      ) as parts group by filter_bits having sum(n) <> 0
    ) as counted
    full join (select filter_bits, count(*) as n from dive_logs group by filter_bits) as truth
      using (filter_bits)
    where counted.n is distinct from truth.n`.execute(database.db);
  return rows;
}

test('counts by filter equal count(*) under concurrent writers', async () => {
  const steps = fc.array(diveLogStep(filteredColumns, 4), { minLength: 10, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      await doConcurrently(database, 8, given, (step) => doDiveLogStep(database, step));
      expect(await wrongCounts()).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

test('folding deletes counts that have become 0', async () => {
  const { db } = database;
  const diver = sampleUser();
  await db.insertInto('users').values(diver).execute();
  await db.insertInto('dive_logs').values(sampleDiveLog(diver.id)).execute();
  await foldRowCounts(db);
  await db.updateTable('dive_logs').set({ is_cave: true }).execute();
  await foldRowCounts(db);
  const counts = await db.selectFrom('dive_log_counts').select('row_count').execute();
  expect(counts).toEqual([{ row_count: 1 }]);
});

test('an edit that no filter depends on records no change of counts', async () => {
  const { db } = database;
  const diver = sampleUser();
  await db.insertInto('users').values(diver).execute();
  await db
    .insertInto('dive_logs')
    .values(sampleDiveLog(diver.id, { time_in: '09:00' }))
    .execute();
  await foldRowCounts(db);
  await db.updateTable('dive_logs').set({ comments: 'Current!', time_in: '09:59' }).execute();
  const changes = await db.selectFrom('dive_log_changes').selectAll().execute();
  expect(changes).toEqual([]);
});
