import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import { sampleDiveLog, sampleUser } from './testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a new database has every migration', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(database.db);
  expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
});

test('migrating again, by several starters at once, changes nothing', async () => {
  const starters = Array.from({ length: 5 }, () => migrate(database.db));
  await expect(Promise.all(starters)).resolves.toHaveLength(5);
});

test('a database with rows from before the counts of filters has them counted', async () => {
  // In a schema of its own, on one connection.
  const rows = await database.db.connection().execute(async (db) => {
    await sql`create schema older`.execute(db);
    await sql`set search_path = older, public`.execute(db);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      migrationTableSchema: 'older',
    });
    await migrator.migrateTo('0006-vacuum');
    const diver = sampleUser();
    await db.insertInto('users').values(diver).execute();
    const logs = [{ is_wreck: true }, { is_wreck: true }, { time_in: '09:00' }];
    const given = logs.map((log) => sampleDiveLog(diver.id, log));
    await db.insertInto('dive_logs').values(given).execute();
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
    const counts = db.selectFrom('dive_log_counts').select('row_count').orderBy('row_count');
    const counted = await counts.execute();
    await sql`reset search_path`.execute(db);
    return counted;
  });
  expect(rows).toEqual([{ row_count: 1 }, { row_count: 2 }]);
});

test('counts come as numbers, dates as text, moments as Date', async () => {
  const { rows } = await sql`
    select count(*) as count, sum(1::bigint) as sum, date '2026-02-28' as day,
      timestamptz '2026-02-28T10:00:00Z' as moment, 1.25::double precision as depth
  `.execute(database.db);
  expect(rows).toEqual([
    { count: 1, sum: 1, day: '2026-02-28', moment: new Date('2026-02-28T10:00:00Z'), depth: 1.25 },
  ]);
});
