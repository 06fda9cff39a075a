import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  sampleCertificate,
  sampleComment,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from './testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function countOf(
  table: 'posts' | 'comments' | 'certificates' | 'dive_logs' | 'tickets' | 'files' | 'sessions',
) {
  const { count } = await database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function commentsCountOf(postId: string): Promise<number> {
  const post = await database.db
    .selectFrom('posts')
    .select('comments_count')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  return post.comments_count;
}

test('deleting a user deletes their records, and the counts of other records stay right', async () => {
  const { db } = database;
  const [leaving, staying] = [sampleUser(), sampleUser()];
  await db.insertInto('users').values([leaving, staying]).execute();
  const [theirs, others] = [samplePost(leaving.id), samplePost(staying.id)];
  await db.insertInto('posts').values([theirs, others]).execute();
  await db
    .insertInto('comments')
    .values([
      sampleComment(theirs.id, staying.id),
      sampleComment(others.id, leaving.id),
      sampleComment(others.id, leaving.id),
      sampleComment(others.id, staying.id),
    ])
    .execute();
  await db.insertInto('certificates').values(sampleCertificate(leaving.id)).execute();
  await db.insertInto('dive_logs').values(sampleDiveLog(leaving.id)).execute();
  await db.insertInto('tickets').values(sampleTicket(leaving.id)).execute();
  await db
    .insertInto('sessions')
    .values({ id: leaving.id, user_id: leaving.id, is_remembered: true, expires_at: new Date() })
    .execute();
  const file = { kind: 'avatar' as const, name: 'me.png', content_type: 'image/png', byte_size: 9 };
  await db
    .insertInto('files')
    .values({ id: 'picture', user_id: leaving.id, ...file })
    .execute();
  await db
    .updateTable('users')
    .set({ profile_picture: 'picture' })
    .where('id', '=', leaving.id)
    .execute();
  expect(await commentsCountOf(others.id)).toBe(3);

  await db.deleteFrom('users').where('id', '=', leaving.id).execute();

  expect(await commentsCountOf(others.id)).toBe(1);
  expect(await countOf('posts')).toBe(1);
  expect(await countOf('comments')).toBe(1);
  for (const table of ['certificates', 'dive_logs', 'tickets', 'files', 'sessions'] as const) {
    expect(await countOf(table), table).toBe(0);
  }
  const removed = await db.selectFrom('removed_files').select('file_id').execute();
  expect(removed).toEqual([{ file_id: 'picture' }]);
});

test('deleting a file sets its references to null', async () => {
  const { db } = database;
  const user = sampleUser();
  await db.insertInto('users').values(user).execute();
  const file = { kind: 'post' as const, name: 'a.png', content_type: 'image/png', byte_size: 9 };
  await db
    .insertInto('files')
    .values({ id: 'shot', user_id: user.id, ...file })
    .execute();
  const post = samplePost(user.id, { image_resource_id: 'shot' });
  await db.insertInto('posts').values(post).execute();

  await db.deleteFrom('files').where('id', '=', 'shot').execute();

  const kept = await db
    .selectFrom('posts')
    .select('image_resource_id')
    .where('id', '=', post.id)
    .execute();
  expect(kept).toEqual([{ image_resource_id: null }]);
});

test('usernames and e-mail addresses are unique regardless of case', async () => {
  const { db } = database;
  const user = sampleUser({ username: 'Mira', email: 'mira@example.org' });
  await db.insertInto('users').values(user).execute();
  const sameName = sampleUser({ username: 'mIRA' });
  const sameAddress = sampleUser({ email: 'MIRA@example.org' });
  for (const second of [sameName, sameAddress]) {
    await expect(db.insertInto('users').values(second).execute()).rejects.toMatchObject({
      code: '23505',
    });
  }
});
