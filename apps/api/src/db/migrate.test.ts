import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
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

test('counts come as numbers, dates as text, moments as Date', async () => {
  const { rows } = await sql`
    select count(*) as count, sum(1::bigint) as sum, date '2026-02-28' as day,
      timestamptz '2026-02-28T10:00:00Z' as moment, 1.25::double precision as depth
  `.execute(database.db);
  expect(rows).toEqual([
    { count: 1, sum: 1, day: '2026-02-28', moment: new Date('2026-02-28T10:00:00Z'), depth: 1.25 },
  ]);
});
