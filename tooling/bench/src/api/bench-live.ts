/**
 * What open event streams cost other calls, in one run with and without them:
 * pnpm --filter @buddyline/bench bench:live
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBuild, startApi } from '@buddyline/tests/app-process';
import { runOn, startTestPostgres } from '@buddyline/tests/test-postgres';
import { percentile } from '@buddyline/tests/statistics';

const streams = 500;
/** The most that one person may open. */
const streamsPerPerson = 10;
const people = streams / streamsPerPerson;
const rounds = 5;
/** Calls of each round, at a steady pace. */
const callsPerRound = 400;
const paceMs = 10;
/** Each of them is told to every stream. */
const changeEveryMs = 250;

type Headers = Record<string, string>;

const postgres = await startTestPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
const api = await startApi(apiBuild, {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  DATASET: 'demo',
  LOG_LEVEL: 'error',
  SESSION_SECRET: 'only-for-benchmarks-on-this-machine',
  WRITES_PER_MINUTE: '999999',
  SIGN_INS_PER_ACCOUNT: '999999',
});

try {
  await makeStaff();
  const staff: Headers[] = [];
  for (let person = 0; person <= people; person += 1) staff.push(await signIn(person));
  const [caller = {}, ...listeners] = staff;
  const times: Record<'without' | 'with', number[]> = { without: [], with: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const quiet = await measure(caller);
    const open = await openStreams(listeners);
    const busy = await measure(caller);
    for (const stream of open) stream.destroy();
    // The first round warms up.
    if (round > 0) {
      times.without.push(...quiet);
      times.with.push(...busy);
    }
  }
  print('| calls | p50, ms | p95, ms | p99, ms |');
  print('|---|---|---|---|');
  for (const [name, list] of Object.entries(times)) print(row(`${name} ${streams} streams`, list));
  const ratio = (part: number) =>
    (percentile(times.with, part) / percentile(times.without, part)).toFixed(2);
  print(`| ratio | ${ratio(0.5)} | ${ratio(0.95)} | ${ratio(0.99)} |`);
} finally {
  await api.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

/** As many administrators as the streams need, all with the password of the demo's first one. */
function makeStaff(): Promise<void> {
  return runOn(
    postgres.url,
    `update users set role = 'ADMIN', suspended_until = null, email = 'staff-' || number || '@buddyline.example',
       password_hash = (select password_hash from users where username = 'ada.marsh')
     from (select id, row_number() over (order by created_at) - 1 as number from users) as numbered
     where numbered.id = users.id and number <= ${people}`,
  );
}

async function signIn(person: number): Promise<Headers> {
  const email = `staff-${person}@buddyline.example`;
  const answer = await fetch(`${api.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${person + 1}` },
    body: JSON.stringify({ email, password: 'dive-safe-always', remember: true }),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(`Signing in ${email}: ${answer.status} ${message}`);
  return { authorization: `Bearer ${data.accessToken}` };
}

async function openStreams(listeners: readonly Headers[]): Promise<ClientRequest[]> {
  const open: ClientRequest[] = [];
  for (const headers of listeners) {
    for (let count = 0; count < streamsPerPerson; count += 1) {
      const request = get(`${api.origin}/api/live`, { headers, agent: false });
      const [answer]: IncomingMessage[] = await once(request, 'response');
      if (answer?.statusCode !== 200) throw new Error(`A stream answered ${answer?.statusCode}`);
      answer.resume().on('error', () => {});
      open.push(request);
    }
  }
  return open;
}

/** The times of lists of tickets, while a ticket is changed several times a second. */
async function measure(headers: Headers): Promise<number[]> {
  const times: number[] = [];
  const { data } = await read('/tickets?limit=9', headers);
  const ended = new AbortController();
  const changing = change(data[0].id, headers, ended.signal);
  for (let call = 0; call < callsPerRound; call += 1) {
    const started = performance.now();
    await read(`/tickets?limit=9&page=${1 + (call % 5)}`, headers);
    const ms = performance.now() - started;
    times.push(ms);
    await wait(Math.max(0, paceMs - ms));
  }
  ended.abort();
  await changing;
  return times;
}

async function change(id: string, headers: Headers, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const answer = await fetch(`${api.origin}/api/tickets/${id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ status: turn % 2 === 0 ? 'PENDING' : 'OPEN', notify: false }),
    });
    await answer.text();
    await wait(changeEveryMs);
  }
}

async function read(path: string, headers: Headers) {
  const answer = await fetch(`${api.origin}/api${path}`, { headers });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return body.data;
}

function row(name: string, list: readonly number[]): string {
  const cells = [0.5, 0.95, 0.99].map((part) => percentile([...list], part).toFixed(2));
  return `| ${name} | ${cells.join(' | ')} |`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
