import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleComment, samplePost } from '../db/testing/sample-rows.ts';
import { allRows, findFaults } from '../testing/all-rows-sql.ts';
import { fillLogbook, type Logbook } from '../testing/logbooks/logbook-sql.ts';
import { type TestApi, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';

let api: TestApi;
let trash: ReturnType<typeof trashCalls>;
let book: Logbook;
let theirPost: string;
let before: Awaited<ReturnType<typeof allRows>>;

beforeAll(async () => {
  api = await startTestApi();
  trash = trashCalls(api, await api.addPerson({ role: 'ADMIN' }));
  await trash.get('trash');
});
beforeEach(async () => {
  book = await fillLogbook(api);
  const { db } = api.services.database;
  const found = db.selectFrom('posts').select('id').where('user_id', '=', book.buddy.id);
  theirPost = (await found.executeTakeFirstOrThrow()).id;
  before = await allRows(db);
});
afterAll(() => api.close());

const outcome = async (deletionId: string) => (await trash.restore(deletionId)).body?.data;

async function expectAllBack(): Promise<void> {
  const { db } = api.services.database;
  expect(await allRows(db)).toEqual(before);
  expect(await findFaults(db)).toEqual([]);
}

test('a comment whose post is in the trash comes back with the post', async () => {
  const diver = await trash.remove(`users/${book.diver.id}`);
  const post = await trash.remove(`posts/${theirPost}`);
  expect(await outcome(diver)).toMatchObject({ restored: { comments: 2 }, left: { comments: 1 } });
  expect(await outcome(post)).toEqual({ restored: { posts: 1, comments: 2 }, left: {} });
  await expectAllBack();
});

test('a comment whose author is in the trash comes back with the author', async () => {
  const post = await trash.remove(`posts/${book.ids.posts}`);
  const buddy = await trash.remove(`users/${book.buddy.id}`);
  expect(await outcome(post)).toEqual({
    restored: { posts: 1, comments: 1 },
    left: { comments: 1 },
  });
  expect(await outcome(buddy)).toMatchObject({ restored: { users: 1, comments: 3 }, left: {} });
  await expectAllBack();
});

test('two people who commented on each other come back in any order', async () => {
  const diver = await trash.remove(`users/${book.diver.id}`);
  const buddy = await trash.remove(`users/${book.buddy.id}`);
  const both = await Promise.all([trash.restore(diver), trash.restore(buddy)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await expectAllBack();
});

test('a comment whose author was deleted for good stays away, and the counter is right', async () => {
  const post = await trash.remove(`posts/${book.ids.posts}`);
  const buddy = await trash.remove(`users/${book.buddy.id}`);
  await trash.purge(buddy);
  expect(await outcome(post)).toEqual({ restored: { posts: 1, comments: 1 }, left: {} });
  expect((await trash.get(`posts/${book.ids.posts}`)).body?.data).toMatchObject({
    commentsCount: 1,
  });
  expect(await findFaults(api.services.database.db)).toEqual([]);
});

test('a comment whose post was deleted for good is left', async () => {
  const diver = await trash.remove(`users/${book.diver.id}`);
  await trash.purge(await trash.remove(`posts/${theirPost}`));
  expect(await outcome(diver)).toMatchObject({ restored: { comments: 2 }, left: { comments: 1 } });
  expect(await findFaults(api.services.database.db)).toEqual([]);
});

test('a comment that is left does not wait for another record that has the id of its post', async () => {
  const { db } = api.services.database;
  const post = samplePost(book.buddy.id);
  const comment = { ...sampleComment(post.id, book.buddy.id), id: theirPost };
  await db.insertInto('posts').values(post).execute();
  await db.insertInto('comments').values(comment).execute();
  const other = await trash.remove(`comments/${theirPost}`);
  const diver = await trash.remove(`users/${book.diver.id}`);
  await trash.purge(await trash.remove(`posts/${theirPost}`));
  expect(await outcome(diver)).toMatchObject({ restored: { comments: 2 }, left: { comments: 1 } });
  const rows = db.selectFrom('deleted_rows').select('row_id').where('deletion_id', '=', other);
  expect(await rows.execute()).toEqual([{ row_id: theirPost }]);
});

test('a comment that has the id of the author of its post does not keep them in the trash', async () => {
  const { db } = api.services.database;
  const comment = { ...sampleComment(book.ids.posts, book.buddy.id), id: book.diver.id };
  await db.insertInto('comments').values(comment).execute();
  before = await allRows(db);
  const diver = await trash.remove(`users/${book.diver.id}`);
  expect(await outcome(diver)).toMatchObject({ restored: { users: 1 }, left: {} });
  await expectAllBack();
});
