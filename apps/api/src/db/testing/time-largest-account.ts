/**
 * Prints how long each change of the largest account takes: until the answer, until its last batch, and how long others
 * wait meanwhile. On the PostgreSQL of DATABASE_URL or, without it, on the embedded engine in a temporary folder:
 *
 *   node time-largest-account.ts [share of the account]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createServices } from '../../create-services.ts';
import { openStorage } from '../../files/storage.ts';
import { startLongTasks } from '../../long-tasks/long-tasks.ts';
import { unknownVisitor } from '../../session/visitor.ts';
import {
  compareTotals,
  fillLargestAccount,
  isAnyActInProgress,
} from '../../testing/largest-account-sql.ts';
import { insertPerson } from '../../testing/people-sql.ts';
import { openDatabase } from '../database.ts';

const share = Number(process.argv[2] ?? 1);
const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-largest-'));
const config = readConfig({
  ...process.env,
  DATA_DIR: dataDir,
  DATASET: 'none',
  SESSION_SECRET: 'a secret of more than thirty-two bytes',
  LOG_LEVEL: 'warn',
  WRITES_PER_MINUTE: '999999',
});
const database = await openDatabase(config);
const services = await createServices(config, database, await openStorage(config));
const api = await buildApp(services);
const { db } = database;

/** A function, because an access token lasts less long than the changes. */
const signedIn = async (username: string, role: 'ADMIN' | 'USER') => {
  const person = { id: uuidv7(), username, email: `${username}@example.org`, role };
  const { passwordHash } = await insertPerson(db, {
    ...person,
    fullName: username,
    password: undefined,
  });
  return () => signIn({ id: person.id, role, passwordHash });
};
const signIn = async (account: { id: string; role: 'ADMIN' | 'USER'; passwordHash: string }) => {
  const grant = await services.sessions.open(account, {
    isRemembered: true,
    visitor: unknownVisitor,
  });
  if (grant === null) throw new Error('Nobody has signed in.');
  return { authorization: `Bearer ${grant.accessToken}` };
};

const staff = await signedIn('staff', 'ADMIN');
const member = await signedIn('member', 'USER');

/** Others' calls while a change goes on: a list and a comment, one after the other. */
const waits: number[] = [];
let failures = 0;
async function watchOthers(until: AbortSignal): Promise<void> {
  const headers = await member();
  while (!until.aborted) {
    for (const call of [
      { method: 'GET', url: '/api/feed?limit=20' },
      {
        method: 'POST',
        url: '/api/comments/post/01900003-0000-7000-8000-000000000001',
        payload: { id: uuidv7(), content: 'Nice.' },
      },
    ] as const) {
      const begun = performance.now();
      const { statusCode } = await api.inject({ ...call, headers });
      if (statusCode >= 400) failures += 1;
      waits.push(performance.now() - begun);
    }
    await pause(20);
  }
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

async function time(
  step: string,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { headers, payload }: { headers?: object; payload?: object } = {},
) {
  waits.length = 0;
  failures = 0;
  const watching = new AbortController();
  let memory = 0;
  const measuring = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss());
  }, 50);
  const others = watchOthers(watching.signal);
  const begun = performance.now();
  const answer = await api.inject({
    method,
    url: `/api/${url}`,
    headers: { ...(headers ?? (await staff())) },
    payloadAsStream: true,
    ...(payload !== undefined && { payload }),
  });
  let bytes = 0;
  for await (const piece of answer.stream()) bytes += piece.length;
  const answered = performance.now() - begun;
  while (await isAnyActInProgress(db)) await pause(100);
  const finished = performance.now() - begun;
  watching.abort();
  await others;
  clearInterval(measuring);
  const sorted = waits.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  console.log(
    `${step}: ${answer.statusCode}, answer ${seconds(answered)} s, finished ${seconds(finished)} s, ${bytes} bytes; ` +
      `others ${sorted.length} calls, ${failures} failed, p99 ${p99.toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms; ` +
      `RSS ${Math.round(memory / 2 ** 20)} MB`,
  );
  return String(answer.headers['x-undo']);
}

try {
  const begun = performance.now();
  const diver = await database.withoutTimeLimits((unlimited) =>
    fillLargestAccount(unlimited, share),
  );
  console.log(`filled in ${seconds(performance.now() - begun)} s`);
  const stop = startLongTasks(services, api.log);
  const own = await signIn({ id: diver.id, role: 'USER', passwordHash: '-' });
  const user = `users/${diver.id}`;
  await time('export UDDF', 'GET', `exports/divelogs/${diver.id}.uddf`, { headers: own });
  await time('export CSV', 'GET', `exports/divelogs/${diver.id}.csv`, { headers: own });
  await time('archive', 'GET', `${user}/archive.zip`, { headers: own });
  const suspending = {
    kind: 'suspension',
    length: '7-days',
    hidePosts: true,
    rule: 'spam',
    publicText: 'Too many posts.',
  };
  const suspended = await time('suspend with posts', 'POST', `${user}/sanctions`, {
    payload: suspending,
  });
  await time('lift', 'POST', `activity/${suspended}/undo`);
  const first = await time('delete', 'DELETE', user);
  console.log('totals:', await compareTotals(db));
  await time('restore', 'POST', `trash/${first}/restore`, { payload: {} });
  console.log('totals:', await compareTotals(db));
  const second = await time('delete again', 'DELETE', user);
  await time('purge', 'DELETE', `trash/${second}`);
  console.log('totals:', await compareTotals(db));
  await stop();
} finally {
  await api.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
