import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { postgresTest } from '../db/testing/engine-tests.ts';
import { sampleUser } from '../db/testing/sample-rows.ts';
import { replacePassword } from '../routes/auth/auth-sql.ts';
import { lockFullAdministrators } from '../routes/users/users-sql.ts';
import { type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { unknownVisitor } from './visitor.ts';

const signIn = { isRemembered: true, visitor: unknownVisitor };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function addAccount() {
  const account = { id: uuidv7(), role: 'ADMIN', passwordHash: 'as it was' } as const;
  const { id, role, passwordHash: password_hash } = account;
  const row = sampleUser({ id, role, password_hash });
  await api.services.database.db.insertInto('users').values(row).execute();
  return account;
}

const countSessions = async (userId: string) => {
  const { db } = api.services.database;
  const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  return rows.length;
};

test('a session starts for the account whose password was verified', async () => {
  const account = await addAccount();
  const grant = await api.services.sessions.open(account, signIn);
  expect(grant).toMatchObject({ userId: account.id, role: 'ADMIN' });
});

test.each([
  ['another password', { password_hash: 'another' }],
  ['another role', { role: 'USER' }],
] as const)('no session starts for an account that got %s meanwhile', async (_name, change) => {
  const account = await addAccount();
  const { db } = api.services.database;
  await db.updateTable('users').set(change).where('id', '=', account.id).execute();
  expect(await api.services.sessions.open(account, signIn)).toBeNull();
  expect(await countSessions(account.id)).toBe(0);
});

test('no session starts for an account that was deleted meanwhile', async () => {
  const account = await addAccount();
  await api.services.database.db.deleteFrom('users').where('id', '=', account.id).execute();
  expect(await api.services.sessions.open(account, signIn)).toBeNull();
});

postgresTest('no session starts during an uncommitted change of password', async () => {
  const { db } = api.services.database;
  const account = await addAccount();
  const change = await db.startTransaction().execute();
  await replacePassword(change, account, 'another');
  const opening = api.services.sessions.open(account, signIn);
  // It waits for the lock, because the change could not see and end a session that starts now.
  await expect.poll(hasBlockedQuery).toBe(true);
  await change.commit().execute();
  expect(await opening).toBeNull();
});

async function hasBlockedQuery(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(
    api.services.database.db,
  );
  return rows.length > 0;
}

postgresTest(
  'administrators can sign in and work while a long deletion locks their rows',
  async () => {
    const { db } = api.services.database;
    const account = await addAccount();
    const admin = await api.addPerson({ role: 'ADMIN' });
    const deletion = await db.startTransaction().execute();
    await lockFullAdministrators(deletion);
    expect(await api.services.sessions.open(account, signIn)).not.toBeNull();
    // The update of their last activity is skipped and does not wait.
    const answer = await api.call({ method: 'GET', url: '/api/users', headers: as(admin) });
    expect(answer.status).toBe(200);
    await deletion.rollback().execute();
  },
);
