import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Migrations } from '../migrations/migration.ts';
import { migrations } from '../migrations/migrations.ts';
import { sampleDiveLog, sampleUser } from '../testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The migrations of an older version: those before `name`. */
function before(name: string): Migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name));
}

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

test('what members have had before it was counted, live and in the trash, is counted', async () => {
  const [counted, ids] = await database.db.connection().execute(async (db) => {
    await sql`create schema uncounted`.execute(db);
    await sql`set search_path = uncounted, public`.execute(db);
    await migrate(db, { migrations: before('0061') });
    const [diver, other] = [sampleUser(), sampleUser()];
    await db.insertInto('users').values([diver, other]).execute();
    const logs = [diver, diver, other].map(({ id }) => sampleDiveLog(id));
    await db.insertInto('dive_logs').values(logs).execute();
    const file = {
      user_id: diver.id,
      kind: 'post' as const,
      name: 'a.webp',
      content_type: 'image/webp',
    };
    const sizes = { f1: 700, f2: 50 };
    const files = Object.entries(sizes).map(([id, byte_size]) => ({ ...file, id, byte_size }));
    await db.insertInto('files').values(files).execute();
    const moved = { id: uuidv7(), noun: 'dive-logs', item_id: uuidv7(), label: '' };
    await sql`
      insert into deletions (id, noun, item_id, label, counts, purge_at)
      values (${moved.id}, ${moved.noun}, ${moved.item_id}, '', '{}', now())`.execute(db);
    const trash = [
      { table_name: 'dive_logs', data: sampleDiveLog(diver.id) },
      { table_name: 'files', data: { ...file, id: 'f3', byte_size: 8 } },
      { table_name: 'users', data: sampleUser() },
    ];
    for (const [n, { table_name, data }] of trash.entries()) {
      await sql`
        insert into deleted_rows (deletion_id, table_name, row_id, data)
        values (${moved.id}, ${table_name}, ${String(n)}, ${JSON.stringify(data)})`.execute(db);
    }
    await migrate(db);
    const counts = db.selectFrom('member_counts').select(['user_id', 'what', 'amount']);
    const rows = await counts.orderBy('what').orderBy('amount', 'desc').execute();
    await sql`reset search_path`.execute(db);
    return [rows, { diver: diver.id, other: other.id }] as const;
  });
  expect(counted).toEqual([
    { user_id: ids.diver, what: 'dive_logs', amount: 3 },
    { user_id: ids.other, what: 'dive_logs', amount: 1 },
    { user_id: ids.diver, what: 'files', amount: 758 },
    { user_id: ids.diver, what: 'texts', amount: 3 * 'Shark Reef'.length },
    { user_id: ids.other, what: 'texts', amount: 'Shark Reef'.length },
  ]);
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
