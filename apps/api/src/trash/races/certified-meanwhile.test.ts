import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { systemAudit } from '../../activity/audit-entry.ts';
import { errorCode } from '../../db/database-errors.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { isWaitedFor } from '../../db/testing/lock-waits.ts';
import { sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { createRow } from '../../testing/random-writes-sql.ts';
import { deleteItem } from '../delete-item.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

postgresTest('a user can be deleted while they add a certificate', async () => {
  const { db } = database;
  const user = sampleUser();
  await db.insertInto('users').values(user).execute();
  const deletion = await db.startTransaction().execute();
  // The first lock of a deletion, which it raises later.
  await sql`select from users where id = ${user.id} for no key update`.execute(deletion);
  const refusal = createRow(db, 'certificates', 0).catch(errorCode);
  await isWaitedFor(db, deletion);
  const item = { noun: 'users', itemId: user.id, trashDays: 30 } as const;
  expect(await deleteItem(deletion, item, systemAudit('users.delete'))).toEqual({ goesOn: false });
  await deletion.commit().execute();
  // The owner is missing; 40P01 would be a deadlock.
  expect(await refusal).toBe('23503');
});
