import { apiSource, type RunningApp, startApi } from '@buddyline/tests/app-process';
import { copyTemplate } from '@buddyline/tests/test-database';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import { postgresTest } from '../db/testing/engine-tests.ts';
import { sampleTicket } from '../db/testing/sample-rows.ts';
import { allRows, findFaults } from '../testing/all-rows-sql.ts';
import { fillBigUser } from '../testing/big-user-sql.ts';
import { insertPerson } from '../testing/people-sql.ts';
import { isAnyActInProgress } from '../testing/largest-account-sql.ts';
import { othersWaitForALock } from '../testing/locks-sql.ts';

const isPostgres = inject('databaseTemplate').engine === 'postgres';
const signIn = { email: 'ada@buddyline.example', password: 'a long password' };

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let database: OpenDatabase;
let diverId: string;
beforeAll(async () => {
  if (!isPostgres) return;
  copy = await copyTemplate(inject('databaseTemplate'));
  database = await openDatabase({ ...copy.place, databasePool: 4 });
  const ada = { id: uuidv7(), username: 'ada', role: 'ADMIN', fullName: 'Ada Marsh' } as const;
  await insertPerson(database.db, { ...ada, ...signIn });
  diverId = await fillBigUser(database.db, 100);
});
/** More than leaves at once. */
const recordsEach = 300;

afterAll(async () => {
  if (!isPostgres) return;
  await database.close();
  await copy.dispose();
});

const signedIn = v.object({ data: v.object({ accessToken: v.string() }) });

/** Starts the API and signs in. */
async function start(): Promise<{ api: RunningApp; headers: Record<string, string> }> {
  const api = await startApi(apiSource, {
    DATABASE_URL: copy.place.databaseUrl ?? '',
    DATA_DIR: copy.place.dataDir,
    SESSION_SECRET: 'a secret of more than thirty-two bytes',
    LOG_LEVEL: 'silent',
  });
  const login = await fetch(`${api.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIn),
  });
  const { data } = v.parse(signedIn, await login.json());
  return { api, headers: { authorization: `Bearer ${data.accessToken}` } };
}

/**
 * Sends the call and kills the process when it waits for `lock`, which the last of its statements need:
 * all before have been executed.
 */
async function killDuring(
  method: string,
  path: string,
  lock: (transaction: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  const { api, headers } = await start();
  const blocker = await database.db.startTransaction().execute();
  await lock(blocker);
  const call = fetch(`${api.origin}/api/${path}`, {
    method,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: '{}' }),
  }).catch(() => undefined);
  await expect.poll(() => othersWaitForALock(database.db)).toBe(true);
  await api.end('SIGKILL');
  expect(await call).toBeUndefined();
  await blocker.rollback().execute();
  // The server notices the lost connection when the statement ends.
  await expect.poll(() => othersWaitForALock(database.db)).toBe(false);
}

const content = async () => {
  const { users: _signIns, ...rows } = await allRows(database.db);
  const trash = await sql`select count(*) as n from deleted_rows`.execute(database.db);
  return { ...rows, trash: trash.rows };
};

postgresTest(
  'kill -9 in the middle of a delete or a restore of a big user: nothing is half-done',
  async () => {
    const { db } = database;
    const alive = await content();
    const lastTicket = () =>
      sql`select id from tickets where user_id = ${diverId} order by id limit 1`;

    await killDuring('DELETE', `users/${diverId}`, (blocker) =>
      sql`select from tickets where id = (${lastTicket()}) for update`.execute(blocker),
    );
    expect(await content()).toEqual(alive);
    expect(await findFaults(db)).toEqual([]);

    const { api, headers } = await start();
    const deleted = await fetch(`${api.origin}/api/users/${diverId}`, {
      method: 'DELETE',
      headers,
    });
    expect(deleted.status).toBe(200);
    await api.stop();
    const inTrash = await content();
    expect(inTrash).not.toEqual(alive);
    const deletionId = deleted.headers.get('x-undo');
    const { rows } = await sql`
    select row_id as id from deleted_rows where table_name = 'tickets' limit 1`.execute(db);
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.string() })]), rows);

    await killDuring('POST', `trash/${deletionId}/restore`, async (blocker) => {
      const other = await blocker.selectFrom('users').select('id').executeTakeFirstOrThrow();
      await blocker
        .insertInto('tickets')
        .values({ ...sampleTicket(other.id), id })
        .execute();
    });
    expect(await content()).toEqual(inTrash);
    expect(await findFaults(db)).toEqual([]);

    const again = await start();
    const restored = await fetch(`${again.api.origin}/api/trash/${deletionId}/restore`, {
      method: 'POST',
      headers: { ...again.headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(restored.status).toBe(200);
    await again.api.stop();
    expect(await content()).toEqual(alive);
    expect(await findFaults(db)).toEqual([]);
  },
);

postgresTest(
  'kill -9 in the middle of the batches of a larger user: the next process goes on',
  { timeout: 240_000 },
  async () => {
    const { db } = database;
    const largeId = await fillBigUser(db, recordsEach);
    const alive = await content();
    const lastTicket = () =>
      sql`select id from tickets where user_id = ${largeId} order by id limit 1`;
    const { api, headers } = await start();
    // After the start, since the pool ends a transaction that is idle for ten seconds.
    const blocker = await db.startTransaction().execute();
    await sql`select from tickets where id = (${lastTicket()}) for update`.execute(blocker);
    const deleting = fetch(`${api.origin}/api/users/${largeId}`, { method: 'DELETE', headers });
    // The answer locks the tickets too.
    await expect.poll(() => othersWaitForALock(db)).toBe(true);
    await blocker.rollback().execute();
    const deleted = await deleting;
    expect(deleted.status).toBe(200);
    expect(await deleted.json()).toMatchObject({
      message: 'User deleted. The rest follows within some minutes.',
    });
    await api.end('SIGKILL');
    expect(await isAnyActInProgress(db)).toBe(true);
    expect(await findFaults(db)).toEqual([]);

    const again = await start();
    await expect.poll(() => isAnyActInProgress(db), { timeout: 60_000 }).toBe(false);
    expect(await findFaults(db)).toEqual([]);
    const url = `${again.api.origin}/api/trash/${deleted.headers.get('x-undo')}/restore`;
    const restored = await fetch(url, {
      method: 'POST',
      headers: { ...again.headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(restored.status).toBe(200);
    await again.api.end('SIGKILL');
    expect(await isAnyActInProgress(db)).toBe(true);
    const { api: last } = await start();
    await expect.poll(() => isAnyActInProgress(db), { timeout: 60_000 }).toBe(false);
    await last.stop();
    expect(await content()).toEqual(alive);
    expect(await findFaults(db)).toEqual([]);
  },
);
