import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { parsedRow, parsedRows } from './parsed-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const numbers = sql`select n from generate_series(1, 2) as n`;

test('rows that match the schema are returned', async () => {
  expect(await parsedRows(database.db, { n: v.number() }, numbers)).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await parsedRow(database.db, { n: v.number() }, numbers)).toEqual({ n: 1 });
  const none = sql`select 1 as n where false`;
  expect(await parsedRow(database.db, { n: v.number() }, none)).toBeUndefined();
});

test('a row that does not match the schema is an error', async () => {
  await expect(parsedRows(database.db, { n: v.string() }, numbers)).rejects.toThrow(/string/);
  await expect(parsedRow(database.db, { m: v.number() }, numbers)).rejects.toThrow(/"m"/);
});
