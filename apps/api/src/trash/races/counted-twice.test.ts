import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { systemAudit } from '../../activity/audit-entry.ts';
import type { Database } from '../../db/schema.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { isWaitedFor } from '../../db/testing/lock-waits.ts';
import { sampleComment, samplePost, sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { insertLike } from '../../routes/likes/likes-sql.ts';
import { deleteItem } from '../delete-item.ts';
import { restoreItem } from '../restore-item.ts';

const owner = sampleUser();
const reader = sampleUser();
const post = samplePost(owner.id);

/** Somebody has commented on and liked a post of somebody else, so that both counts change with them. */
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db.insertInto('users').values([owner, reader]).execute();
  await db.insertInto('posts').values(post).execute();
  await db.insertInto('comments').values(sampleComment(post.id, reader.id)).execute();
  await insertLike(db, { liked: 'post', itemId: post.id, userId: reader.id });
});
afterEach(() => database.close());

const audit = systemAudit('users.delete');
const deleteReader = (transaction: Kysely<Database>) =>
  deleteItem(transaction, { noun: 'users', itemId: reader.id, trashDays: 30 }, audit);

/** Does what is given while the owner of the post is being deleted, until it waits for the owner. */
async function expectPostIsFree(
  work: (transaction: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  const { db } = database;
  const deletion = await db.startTransaction().execute();
  await sql`select from users where id = ${owner.id} for update`.execute(deletion);
  const done = db.transaction().execute(work);
  try {
    await isWaitedFor(db, deletion);
    await sql`select from posts where id = ${post.id} for update nowait`.execute(deletion);
  } finally {
    await deletion.rollback().execute();
    await done;
  }
}

const counts = () =>
  database.db.selectFrom('posts').select(['likes_count', 'comments_count']).execute();

postgresTest(
  'the deletion of a user waits for the owners of their liked posts before it locks the posts',
  async () => {
    await expectPostIsFree(deleteReader);
    expect(await counts()).toEqual([{ likes_count: 0, comments_count: 0 }]);
  },
);

postgresTest(
  'the restore of a user waits for the owners of their liked posts before it locks the posts',
  async () => {
    await database.db.transaction().execute(deleteReader);
    await expectPostIsFree((transaction) =>
      restoreItem(transaction, { deletionId: audit.id }, systemAudit('users.restore')),
    );
    expect(await counts()).toEqual([{ likes_count: 1, comments_count: 1 }]);
  },
);
