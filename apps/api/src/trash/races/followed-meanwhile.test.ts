import { type ControlledTransaction, sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { systemAudit } from '../../activity/audit-entry.ts';
import type { Database } from '../../db/schema.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { isWaitedFor } from '../../db/testing/lock-waits.ts';
import { sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { insertFollow } from '../../routes/people/follows-sql.ts';
import { findFaults } from '../../testing/all-rows-sql.ts';
import { deleteItem } from '../delete-item.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** In the order in which they are locked. */
const first = '00000000-0000-4000-8000-000000000001';
const follower = '00000000-0000-4000-8000-000000000002';
const leaving = '00000000-0000-4000-8000-000000000003';

async function lockInTransaction(id: string): Promise<ControlledTransaction<Database>> {
  const transaction = await database.db.startTransaction().execute();
  await lockPerson(transaction, id);
  return transaction;
}

async function lockPerson(transaction: ControlledTransaction<Database>, id: string): Promise<void> {
  await sql`select from users where id = ${id} for no key update`.execute(transaction);
}

postgresTest(
  'a user can be deleted whom somebody follows while the deletion waits for the locks',
  async () => {
    const { db } = database;
    await db
      .insertInto('users')
      .values([first, follower, leaving].map((id) => sampleUser({ id })))
      .execute();
    await insertFollow(db, { userId: first, followedId: leaving });

    const earlier = await lockInTransaction(first);
    const item = { noun: 'users', itemId: leaving, trashDays: 30 } as const;
    const deletion = db
      .transaction()
      .execute((transaction) => deleteItem(transaction, item, systemAudit('users.delete')));
    await isWaitedFor(db, earlier);
    // The deletion has already looked who follows the user.
    await insertFollow(db, { userId: follower, followedId: leaving });
    const later = await lockInTransaction(follower);
    await earlier.commit().execute();
    await isWaitedFor(db, later);
    await lockPerson(later, leaving);
    await later.commit().execute();

    expect(await deletion).toEqual({ goesOn: false });
    expect(await findFaults(db)).toEqual([]);
    const people = db.selectFrom('users').select('following_count').orderBy('id');
    expect(await people.execute()).toEqual([{ following_count: 0 }, { following_count: 0 }]);
  },
);
