import { apiSource, type RunningApp, startApi } from '@buddyline/tests/app-process';
import { copyTemplate } from '@buddyline/tests/test-database';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { othersWaitForALock } from '../../testing/locks-sql.ts';
import { insertPerson } from '../../testing/people-sql.ts';
import { blockAnswers } from '../../testing/stored-answers-sql.ts';

const isPostgres = inject('databaseTemplate').engine === 'postgres';
const signIn = { email: 'mira@buddyline.example', password: 'a long password' };

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let database: OpenDatabase;
beforeAll(async () => {
  if (!isPostgres) return;
  copy = await copyTemplate(inject('databaseTemplate'));
  database = await openDatabase({ ...copy.place, databasePool: 4 });
  const mira = { id: uuidv7(), username: 'mira', role: 'USER', fullName: 'Mira Haddad' } as const;
  await insertPerson(database.db, { ...mira, ...signIn });
});
afterAll(async () => {
  if (!isPostgres) return;
  await database.close();
  await copy.dispose();
});

const signedIn = v.object({ data: v.object({ accessToken: v.string() }) });

const start = () =>
  startApi(apiSource, {
    DATABASE_URL: copy.place.databaseUrl ?? '',
    DATA_DIR: copy.place.dataDir,
    SESSION_SECRET: 'a secret of more than thirty-two bytes',
    LOG_LEVEL: 'silent',
  });

async function logDive(api: RunningApp): Promise<Response> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${api.origin}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(signIn),
  });
  const { data } = v.parse(signedIn, await login.json());
  return fetch(`${api.origin}/api/divelogs`, {
    method: 'POST',
    headers: {
      ...json,
      authorization: `Bearer ${data.accessToken}`,
      'idempotency-key': 'the-dive-at-the-blue-hole',
    },
    body: JSON.stringify({ site: 'Blue Hole' }),
  });
}

const dives = () => database.db.selectFrom('dive_logs').select('site').execute();

postgresTest(
  'kill -9 between the change and the storing of its answer: nothing is done, and the retry does it once',
  async () => {
    const killed = await start();
    const blocker = await database.db.startTransaction().execute();
    await blockAnswers(blocker);
    const call = logDive(killed).catch(() => undefined);
    // The dive is inserted, and its answer waits for the lock.
    await expect.poll(() => othersWaitForALock(database.db)).toBe(true);
    await killed.end('SIGKILL');
    expect(await call).toBeUndefined();
    await blocker.rollback().execute();
    await expect.poll(() => othersWaitForALock(database.db)).toBe(false);
    expect(await dives()).toEqual([]);

    const first = await start();
    const done = await logDive(first);
    expect(done.status).toBe(201);
    // As if the answer had been lost on the way.
    await first.end('SIGKILL');

    const second = await start();
    const again = await logDive(second);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await done.json());
    expect(await dives()).toEqual([{ site: 'Blue Hole' }]);
    await second.stop();
  },
);
