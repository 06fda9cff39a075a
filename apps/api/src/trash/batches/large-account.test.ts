import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemAudit } from '../../activity/audit-entry.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import { emptyDatabase } from '../../db/testing/empty-database.ts';
import { sampleComment, samplePost, sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { runLongTasks } from '../../long-tasks/long-tasks.ts';
import { insertPasskey } from '../../passkeys/passkeys-sql.ts';
import { continuePosts } from '../../routes/users/sanctions/hidden-posts-sql.ts';
import { imposeSanction } from '../../routes/users/sanctions/impose-sanction.ts';
import { liftSanction } from '../../routes/users/sanctions/lift-sanction.ts';
import { allRows, findFaults } from '../../testing/all-rows-sql.ts';
import { fillLargestAccount } from '../../testing/largest-account-sql.ts';
import { removeTwoStep, setCodes } from '../../two-step/two-steps-sql.ts';
import { deleteItem } from '../delete-item.ts';
import { purgeItem } from '../purge-item.ts';
import { continueDeletion } from './continue-deletion.ts';
import { continueRestore } from './continue-restore.ts';
import { restoreItem } from '../restore-item.ts';

/** A thousandth of the largest account, in batches of a fiftieth of the usual size. */
const share = 0.001;
const batches = { rowsAtOnce: 20 };

let database: TestDatabase;
let diver: string;
let removedBytes: string[];
beforeAll(async () => {
  database = await openTestDatabase({ databasePool: 4 });
});
beforeEach(async () => {
  await emptyDatabase(database.db);
  removedBytes = [];
  await database.db
    .insertInto('users')
    .values(sampleUser({ role: 'ADMIN' }))
    .execute();
  diver = (await fillLargestAccount(database.db, share)).id;
});
afterAll(() => database.close());

/** @param most how many batches; then it is as if the process had been killed between two of them */
async function goOn(most = Infinity): Promise<void> {
  const storage = {
    remove: (id: string) => {
      removedBytes.push(id);
      return Promise.resolve();
    },
  };
  const warnings: unknown[] = [];
  const log = { warn: (warning: unknown) => void warnings.push(warning) };
  let looks = 0;
  const isStopped = () => {
    looks += 1;
    return looks > 2 * most;
  };
  await runLongTasks({ batches, database, storage }, log, { isStopped });
  expect(warnings).toEqual([]);
}

const remove = async (noun: 'users' | 'posts', itemId: string, settings = batches) => {
  const audit = systemAudit(`${noun}.delete`);
  const deleted = await database.db
    .transaction()
    .execute((trx) => deleteItem(trx, { noun, itemId, trashDays: 30, ...settings }, audit));
  return { id: audit.id, deleted };
};
const restore = (deletionId: string) =>
  database.db
    .transaction()
    .execute((trx) => restoreItem(trx, { deletionId, ...batches }, systemAudit('users.restore')));
const purge = (deletionId: string) =>
  database.db
    .transaction()
    .execute((trx) => purgeItem(trx, deletionId, systemAudit('users.purge'), batches));

/** The live rows; the times of last changes are those of the counters. */
const content = () => allRows(database.db);
const tableOf = async (table: string) => (await content())[table] ?? [];

async function inTrash(): Promise<number> {
  const counted = sql`select count(*) as n from deleted_rows`;
  const [row] = await parsedRows(database.db, { n: v.number() }, counted);
  return row?.n ?? Number.NaN;
}

test('an account is closed, moved, brought back as it was, and purged, each in batches', async () => {
  const { db } = database;
  const alive = await content();
  const { id, deleted } = await remove('users', diver);
  expect(deleted).toEqual({ goesOn: true });
  expect(await inTrash()).toBe(0);
  await goOn();
  expect(await findFaults(db)).toEqual([]);
  for (const table of ['files', 'certificates', 'dive_logs', 'tickets', 'follows', 'post_likes']) {
    expect(await tableOf(table)).toEqual([]);
  }
  const { counts } = await db
    .selectFrom('deletions')
    .select('counts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(counts).toEqual({
    posts: 25,
    comments: 50,
    'dive-logs': 20,
    certificates: 1,
    tickets: 5,
  });

  expect(await restore(id)).toMatchObject({ goesOn: true, restored: { posts: 25, comments: 50 } });
  await goOn();
  expect(await content()).toEqual(alive);
  expect(await findFaults(db)).toEqual([]);
  expect(await inTrash()).toBe(0);

  const again = await remove('users', diver);
  await goOn();
  expect(await purge(again.id)).toMatchObject({ goesOn: true });
  await goOn();
  expect(await inTrash()).toBe(0);
  expect(await findFaults(db)).toEqual([]);
  expect(removedBytes.toSorted()).toEqual(['document-1']);
  expect(await purge(again.id)).toBeUndefined();
});

test.each([1, 9])(
  'a delete that is interrupted after %i batches goes on, with another process at the same time',
  async (most) => {
    const { db } = database;
    const alive = await content();
    const { id } = await remove('users', diver);
    await goOn(most);
    expect(await findFaults(db)).toEqual([]);
    await Promise.all([goOn(), goOn()]);
    // One of the two passes by what the other has locked.
    await goOn();
    expect(await findFaults(db)).toEqual([]);
    await restore(id);
    await goOn(most);
    expect(await findFaults(db)).toEqual([]);
    await Promise.all([goOn(), goOn()]);
    await goOn();
    expect(await content()).toEqual(alive);
    expect(await findFaults(db)).toEqual([]);
  },
);

test.each([0, 1, 8])('a restore ends a delete in progress, after %i batches', async (most) => {
  const alive = await content();
  const { id } = await remove('users', diver);
  if (most > 0) await goOn(most);
  expect(await purge(id)).toBeUndefined();
  expect((await remove('users', diver)).deleted).toBeUndefined();
  await restore(id);
  await goOn();
  expect(await content()).toEqual(alive);
  expect(await findFaults(database.db)).toEqual([]);
});

test('an account that is being restored is deleted and purged only when it is back', async () => {
  const { id } = await remove('users', diver);
  await goOn();
  await restore(id);
  await goOn(1);
  await expect(remove('users', diver)).rejects.toMatchObject({ status: 409 });
  expect(await purge(id)).toBeUndefined();
  await goOn();
  expect((await remove('users', diver)).deleted).toEqual({ goesOn: true });
});

test('what others add while an account is being deleted leaves with it, and comes back', async () => {
  const { db } = database;
  const { id } = await remove('users', diver);
  await goOn(2);
  const other = sampleUser();
  await db.insertInto('users').values(other).execute();
  const [post] = await db.selectFrom('posts').select('id').where('user_id', '=', diver).execute();
  const late = sampleComment(post?.id ?? '', other.id);
  await db.insertInto('comments').values(late).execute();
  await db.insertInto('follows').values({ user_id: other.id, followed_id: diver }).execute();
  await goOn();
  expect(await findFaults(db)).toEqual([]);
  await restore(id);
  await goOn();
  expect(await findFaults(db)).toEqual([]);
  expect((await tableOf('comments')).filter((row) => row.includes(late.id))).toHaveLength(1);
  expect((await tableOf('follows')).filter((row) => row.includes(other.id))).toHaveLength(1);
});

test('the second step and the sanctions are back with the account, and what staff reset then stays reset', async () => {
  const { db } = database;
  await setCodes(db, diver, { sealedSecret: 'sealed', counter: 1, recoveryHashes: ['hash'] });
  const key = { credentialId: 'aa', publicKey: 'bb', counter: 0, transports: [] };
  await insertPasskey(db, diver, { ...key, name: 'Phone' });
  await suspend();
  await goOn();
  const parts = async () => [
    await tableOf('two_steps'),
    await tableOf('passkeys'),
    await tableOf('sanctions'),
  ];
  const alive = await parts();
  const { id } = await remove('users', diver);
  await goOn();
  expect(await parts()).toEqual([[], [], []]);
  await restore(id);
  expect(await parts()).toEqual(alive);
  await removeTwoStep(db, diver);
  await goOn();
  expect(await parts()).toEqual([[], [], alive[2]]);
  expect(await findFaults(db)).toEqual([]);
});

async function postWithComments(count: number): Promise<string> {
  const { id } = await database.db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', diver)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const other = sampleUser();
  await database.db.insertInto('users').values(other).execute();
  await addComments(id, other.id, count);
  return id;
}

async function addComments(postId: string, authorId: string, count: number): Promise<void> {
  const comments = Array.from({ length: count }, () => sampleComment(postId, authorId));
  await database.db.insertInto('comments').values(comments).execute();
}

test('a post with many comments leaves and comes back in batches', async () => {
  const postId = await postWithComments(60);
  const alive = await content();
  const { id, deleted } = await remove('posts', postId);
  expect(deleted).toEqual({ goesOn: true });
  await goOn(2);
  expect(await findFaults(database.db)).toEqual([]);
  await goOn();
  expect((await tableOf('posts')).some((row) => row.includes(postId))).toBe(false);
  await restore(id);
  await goOn();
  expect(await content()).toEqual(alive);
  expect(await findFaults(database.db)).toEqual([]);
});

test('a post that is being deleted leaves with its owner, and comes back with them', async () => {
  const postId = await postWithComments(60);
  const alive = await content();
  await remove('posts', postId);
  await goOn(2);
  const owner = await remove('users', diver, { rowsAtOnce: 10_000 });
  expect(owner.deleted).toEqual({ goesOn: false });
  await goOn();
  expect(await findFaults(database.db)).toEqual([]);
  await restore(owner.id);
  await goOn();
  expect(await content()).toEqual(alive);
  expect(await findFaults(database.db)).toEqual([]);
});

const hidden = async () => {
  const counted = sql`
    select count(*) as n from posts where user_id = ${diver} and not is_enabled`;
  const [row] = await parsedRows(database.db, { n: v.number() }, counted);
  return row?.n;
};

async function suspend(): Promise<string> {
  const staff = await database.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  const actor = { id: staff.id, name: 'Ada' };
  const audit = { ...systemAudit('users.suspend'), actor };
  const wanted = {
    kind: 'suspension',
    length: '7-days',
    hidePosts: true,
    publicText: 'Spam',
  } as const;
  const imposed = await database.db
    .transaction()
    .execute((trx) => imposeSanction(trx, { mail: null, batches, audit }, diver, wanted));
  expect(imposed).toMatchObject({ goesOn: true });
  return audit.id;
}
const lift = (sanctionId: string) =>
  database.db
    .transaction()
    .execute((trx) =>
      liftSanction(
        trx,
        { mail: null, batches, audit: systemAudit('users.lift') },
        { userId: diver, sanctionId },
      ),
    );

test('a suspension hides posts in batches, except what staff show meanwhile; lifting it shows them', async () => {
  const { db } = database;
  const sanctionId = await suspend();
  await goOn(1);
  expect(await hidden()).toBeGreaterThan(0);
  expect(await hidden()).toBeLessThan(25);
  const [shown] = await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', diver)
    .where('is_enabled', '=', true)
    .orderBy('id', 'desc')
    .execute();
  const entry = { id: uuidv7(), at: new Date(), action: 'posts.show', noun: 'posts' };
  await db
    .insertInto('activity')
    .values({ ...entry, item_id: shown?.id ?? '' })
    .execute();
  await goOn();
  expect(await hidden()).toBe(24);
  expect(await lift(sanctionId)).toMatchObject({ goesOn: true });
  await goOn();
  expect(await hidden()).toBe(0);
  expect(await findFaults(db)).toEqual([]);
});

test('lifting a suspension ends the hiding of posts in progress', async () => {
  const sanctionId = await suspend();
  await goOn(1);
  await lift(sanctionId);
  await goOn();
  expect(await hidden()).toBe(0);
});

test('no posts are hidden or shown while their account is on its way to the trash or back', async () => {
  const { db } = database;
  const sanctionId = await suspend();
  const inTransaction = <T>(run: (trx: typeof db) => Promise<T>) => db.transaction().execute(run);
  const hideNext = () => inTransaction((trx) => continuePosts(trx, sanctionId, 5));
  const few = { ...batches, rows: 5 };
  expect(await hideNext()).toBe(true);
  const { id } = await remove('users', diver);
  await inTransaction((trx) => continueDeletion(trx, id, few));
  expect(await hideNext()).toBe(false);
  await goOn();
  await restore(id);
  expect(await hideNext()).toBe(false);
  await inTransaction((trx) => continueRestore(trx, id, few));
  expect(await hideNext()).toBe(false);
  await goOn();
  expect(await hidden()).toBe(25);
});

test('an account is deleted while its posts are being hidden, and hides the rest when it is back', async () => {
  await suspend();
  await goOn(1);
  const { id } = await remove('users', diver);
  await goOn();
  await restore(id);
  await goOn();
  expect(await hidden()).toBe(25);
  expect(await findFaults(database.db)).toEqual([]);
});

test('the deletion of a post that has the id of an account holds up neither its suspension nor its deletion', async () => {
  const { db } = database;
  const sanctionId = await suspend();
  const other = sampleUser();
  await db.insertInto('users').values(other).execute();
  await db
    .insertInto('posts')
    .values(samplePost(other.id, { id: diver }))
    .execute();
  await addComments(diver, other.id, 60);
  expect((await remove('posts', diver)).deleted).toEqual({ goesOn: true });
  expect(await db.transaction().execute((trx) => continuePosts(trx, sanctionId, 5))).toBe(true);
  expect((await remove('users', diver)).deleted).toEqual({ goesOn: true });
  await goOn();
  expect(await findFaults(db)).toEqual([]);
});
