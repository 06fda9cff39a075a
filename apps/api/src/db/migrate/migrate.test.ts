import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../migrations/migrations.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a new database has every migration', async () => {
  const { rows } = await sql`
    select name from kysely_migration order by name
  `.execute(database.db);
  expect(rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
});

test('migrating again, also concurrently, changes nothing', async () => {
  const starters = Array.from({ length: 5 }, () => migrate(database.db));
  await expect(Promise.all(starters)).resolves.toHaveLength(5);
});

test('a failed migration is rolled back, and earlier ones stay applied', async () => {
  const broken = {
    '9000-good': { inTransaction: 'create table good (id integer)' },
    '9001-broken': { inTransaction: 'create table half (id integer); select 1 / 0' },
  };
  await expect(migrate(database.db, { migrations: broken })).rejects.toThrow(/division by zero/);
  const { rows } = await sql`
    select to_regclass('good')::text as good, to_regclass('half')::text as half`.execute(
    database.db,
  );
  expect(rows).toEqual([{ good: 'good', half: null }]);
});

test('each migration that has run is told once, with how long it took', async () => {
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  const newer = { ...migrations, '9050-newer': { inTransaction: 'select 1' } };
  await migrate(database.db, { migrations: newer, report });
  await migrate(database.db, { migrations: newer, report });
  expect(lines).toEqual([expect.stringMatching(/^Migration 9050-newer has run \(\d+\.\d s\)$/)]);
});

test('an older version starts on a database that a newer one has migrated', async () => {
  const newer = { ...migrations, '9100-newer': { inTransaction: 'create table newer ()' } };
  await migrate(database.db, { migrations: newer });
  await expect(migrate(database.db)).resolves.toBeUndefined();
});

test('a version that is too old for the database refuses to start, with advice', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`create schema breaking`.execute(db);
    await sql`set search_path = breaking, public`.execute(db);
    const older = { '0001-people': { inTransaction: 'create table people (age integer)' } };
    const between = { ...older, '0002-stop-reading-age': { inTransaction: 'select 1' } };
    const newer = {
      ...between,
      '0003-drop-age': {
        inTransaction: 'alter table people drop column age',
        needs: '0002-stop-reading-age',
      },
    };
    await migrate(db, { migrations: newer });
    await expect(migrate(db, { migrations: between })).resolves.toBeUndefined();
    await expect(migrate(db, { migrations: older })).rejects.toThrow(
      /^This version is too old for the database, which a newer one has changed \(0003-drop-age\): start a version that knows 0002-stop-reading-age, or restore/,
    );
    await sql`reset search_path`.execute(db);
  });
});

test('a database with the schema of an earlier build is refused, with the way to move', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`create schema earlier`.execute(db);
    await sql`set search_path = earlier, public`.execute(db);
    await migrate(db, { migrations: { '0001-fold-search': { inTransaction: 'select 1' } } });
    await expect(migrate(db)).rejects.toThrow(
      /^A build before the first release made this database \(0001-fold-search\).*“Databases of earlier builds” in OPERATIONS\.md/,
    );
    const { rows } = await sql`select to_regclass('earlier.users') as users`.execute(db);
    expect(rows).toEqual([{ users: null }]);
    await sql`reset search_path`.execute(db);
  });
});

test('an index is built without a transaction', async () => {
  const indexing = {
    '9400-index': {
      oneByOne: [
        'drop index concurrently if exists users_by_country',
        'create index concurrently users_by_country on users (country)',
      ],
    },
  };
  const isShared = database.engine === 'postgres';
  await migrate(database.db, { migrations: indexing, isShared });
  const { rows } = await sql`
    select indisvalid as "isValid" from pg_index
    where indexrelid = 'users_by_country'::regclass`.execute(database.db);
  expect(rows).toEqual([{ isValid: true }]);
});

test('counts are read as numbers, dates as text and timestamps as Date', async () => {
  const { rows } = await sql`
    select count(*) as count, sum(1::bigint) as sum, date '2026-02-28' as day,
      timestamptz '2026-02-28T10:00:00Z' as moment, 1.25::double precision as depth
  `.execute(database.db);
  expect(rows).toEqual([
    { count: 1, sum: 1, day: '2026-02-28', moment: new Date('2026-02-28T10:00:00Z'), depth: 1.25 },
  ]);
});
