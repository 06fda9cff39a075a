import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleUser } from './testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('loading data ends with folded counts and fresh planner statistics', async () => {
  const { db } = database;
  const users = Array.from({ length: 300 }, () => sampleUser());
  await database.withoutTimeLimits((unlimited) =>
    unlimited.insertInto('users').values(users).execute(),
  );

  await expect(db.selectFrom('row_changes').selectAll().execute()).resolves.toEqual([]);
  const { rows } = await sql`
    select reltuples from pg_class where relname = 'users'
  `.execute(db);
  expect(rows).toEqual([{ reltuples: 300 }]);
});
