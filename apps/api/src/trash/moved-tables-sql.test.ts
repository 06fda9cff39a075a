import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemAudit } from '../activity/audit-entry.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';
import { samplePost, sampleUser } from '../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { insertLike } from '../routes/likes/likes-sql.ts';
import { insertFollow } from '../routes/people/follows-sql.ts';
import { deleteItem } from './delete-item.ts';
import { movedTables, tablesNotKept } from './moved-tables.ts';
import { restoreItem } from './restore-item.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('users')
    .values(sampleUser({ role: 'ADMIN' }))
    .execute();
});
afterAll(() => database.close());

test('every table that refers to a moved one moves too, or is known not to be kept', async () => {
  const references = sql`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid::regclass::text = any (${[...movedTables]})`;
  const found = await parsedRows(database.db, { table: v.string() }, references);
  const known: readonly string[] = [...movedTables, ...tablesNotKept];
  // For a new table: `partsOf` in move-rows-sql.ts and `movedTables`, or `tablesNotKept`.
  expect(found.map(({ table }) => table).filter((table) => !known.includes(table))).toEqual([]);
});

test('a delete removes exactly the rows that it keeps in the trash', async () => {
  const { db } = database;
  const user = sampleUser();
  await db.insertInto('users').values(user).execute();
  await db.insertInto('posts').values(samplePost(user.id)).execute();
  const audit = systemAudit('users.delete');
  const item = { noun: 'users' as const, itemId: user.id, trashDays: 30 };
  await db.transaction().execute((transaction) => deleteItem(transaction, item, audit));
  const kept = await db
    .selectFrom('deleted_rows')
    .select('table_name')
    .where('deletion_id', '=', audit.id)
    .execute();
  expect(kept.map(({ table_name }) => table_name).toSorted()).toEqual(['posts', 'users']);
});

test('rows of an older schema come back with the defaults of later columns', async () => {
  const { db } = database;
  const id = uuidv7();
  const owner = sampleUser();
  await db.insertInto('users').values(owner).execute();
  const post = samplePost(owner.id, { is_enabled: false, shares_count: 3 });
  await db.insertInto('posts').values(post).execute();
  const item = { noun: 'posts' as const, itemId: post.id, trashDays: 30 };
  const audit = { ...systemAudit('posts.delete'), id };
  await db.transaction().execute((transaction) => deleteItem(transaction, item, audit));
  // As if the column `is_enabled` had come after the delete, and `mood` been dropped since.
  await sql`
    update deleted_rows set data = data - 'is_enabled' || '{"mood": "calm"}'
    where deletion_id = ${id}`.execute(db);
  await sql`alter table posts add column depth integer not null default 18`.execute(db);
  await db
    .transaction()
    .execute((transaction) =>
      restoreItem(transaction, { deletionId: id }, systemAudit('posts.restore')),
    );
  const entries = { is_enabled: v.boolean(), shares_count: v.number(), depth: v.number() };
  const restored = sql`select is_enabled, shares_count, depth from posts where id = ${post.id}`;
  expect(await parsedRows(db, entries, restored)).toEqual([
    { is_enabled: true, shares_count: 3, depth: 18 },
  ]);
});

test('likes and followers without rows, from imported data, are kept beside those with rows', async () => {
  const { db } = database;
  const [owner, fan] = [sampleUser(), sampleUser()];
  await db.insertInto('users').values([owner, fan]).execute();
  const post = samplePost(owner.id, { likes_count: 40 });
  await db.insertInto('posts').values(post).execute();
  await db.updateTable('users').set({ followers_count: 7 }).where('id', '=', owner.id).execute();
  await insertLike(db, { liked: 'post', itemId: post.id, userId: fan.id });
  await insertFollow(db, { userId: fan.id, followedId: owner.id });
  const counts = async () =>
    db
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.user_id')
      .select(['likes_count', 'followers_count'])
      .where('posts.id', '=', post.id)
      .execute();
  expect(await counts()).toEqual([{ likes_count: 41, followers_count: 8 }]);

  const remove = async (itemId: string) => {
    const audit = systemAudit('users.delete');
    const item = { noun: 'users' as const, itemId, trashDays: 30 };
    await db.transaction().execute((transaction) => deleteItem(transaction, item, audit));
    return audit.id;
  };
  const restore = (deletionId: string) =>
    db
      .transaction()
      .execute((transaction) =>
        restoreItem(transaction, { deletionId }, systemAudit('users.restore')),
      );
  const ofFan = await remove(fan.id);
  expect(await counts()).toEqual([{ likes_count: 40, followers_count: 7 }]);
  const ofOwner = await remove(owner.id);
  // The like and the follow wait for the owner now.
  await restore(ofFan);
  await restore(ofOwner);
  expect(await counts()).toEqual([{ likes_count: 41, followers_count: 8 }]);
});
