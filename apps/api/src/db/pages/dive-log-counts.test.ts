import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { doConcurrently } from '../testing/concurrent-writers.ts';
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

/** One action of a concurrent writer, in a transaction of its own. */
const step = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'update', 'delete', 'delete-diver', 'fold'),
  columns: filteredColumns,
  rows: fc.integer({ min: 1, max: 4 }),
  isRolledBack: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function doStep({ kind, columns, rows, isRolledBack }: Step): Promise<void> {
  const { db } = database;
  if (kind === 'fold') return foldRowCounts(db);
  const transaction = await db.startTransaction().execute();
  const some = transaction.selectFrom('dive_logs').select('id').limit(rows);
  const chosen = some.forUpdate().skipLocked();
  if (kind === 'insert') {
    // A new diver each time, so that divers can be deleted together with their logs.
    const diver = sampleUser();
    await transaction.insertInto('users').values(diver).execute();
    const logs = Array.from({ length: rows }, () => sampleDiveLog(diver.id, columns));
    await transaction.insertInto('dive_logs').values(logs).execute();
  } else if (kind === 'update') {
    await transaction.updateTable('dive_logs').set(columns).where('id', 'in', chosen).execute();
  } else if (kind === 'delete') {
    await transaction.deleteFrom('dive_logs').where('id', 'in', chosen).execute();
  } else {
    const divers = transaction.selectFrom('users').select('id').limit(1).forUpdate().skipLocked();
    await transaction.deleteFrom('users').where('id', 'in', divers).execute();
  }
  await (isRolledBack ? transaction.rollback() : transaction.commit()).execute();
}

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
  const steps = fc.array(step, { minLength: 10, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      await doConcurrently(database, 8, given, doStep);
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
