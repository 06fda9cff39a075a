/**
 * Compares the times of calls for addresses with and without an account, which must not tell them apart:
 * pnpm --filter @buddyline/bench bench:accounts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBuild, startApi } from '@buddyline/tests/app-process';
import { percentile } from '@buddyline/tests/statistics';
import { signIn } from './full-database.ts';

/** The most that the demo’s addresses allow: three mails of a kind each. */
const samples = 150;
const warmUp = 20;

const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-bench-'));
const api = await startApi(apiBuild, {
  DATA_DIR: dataDir,
  DATASET: 'demo',
  REGISTRATION: 'open',
  LOG_LEVEL: 'error',
  WRITES_PER_MINUTE: '999999',
  SIGN_INS_PER_ACCOUNT: '999999',
});

let caller = 0;
/** Each call comes from an address of its own, so that no limit applies. */
function nextCaller(): string {
  caller += 1;
  return `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
}

/** The demo's people, each of whom is asked about once per call. */
async function knownAddresses(): Promise<string[]> {
  const headers = await signIn(api.origin);
  const pages = [1, 2].map(async (page) => {
    const answer = await fetch(`${api.origin}/api/users?limit=100&page=${page}`, { headers });
    const { data } = await answer.json();
    return data.data.map(({ email }: { email: string }) => email);
  });
  return (await Promise.all(pages)).flat();
}

async function call(
  path: string,
  body: object,
): Promise<{ ms: number; data: { registrationId: string } }> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextCaller() };
  const started = performance.now();
  const answer = await fetch(`${api.origin}/api/auth/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const ms = performance.now() - started;
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return { ms, data: JSON.parse(text).data };
}

/** The ids of the registrations, by address. */
const registrationIds = new Map<string, string>();

/** Interleaved, in an order that changes, so that other load and caches affect both alike. */
async function compare(path: string, bodyFor: (email: string) => object) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let index = 0; index < warmUp + samples; index += 1) {
    const pair = [
      ['known', known[index] ?? ''],
      ['unknown', `nobody.${index}@buddyline.example`],
    ] as const;
    for (const [kind, email] of index % 2 === 0 ? pair : pair.toReversed()) {
      const { ms, data } = await call(path, bodyFor(email));
      if (path === 'register') registrationIds.set(email, data.registrationId);
      if (index >= warmUp) times[kind].push(ms);
    }
  }
  const cells = [times.known, times.unknown].flatMap((list) =>
    [0.25, 0.5, 0.75].map((part) => percentile(list, part).toFixed(2)),
  );
  print(
    `| ${path} | ${cells.join(' | ')} | ${likelihood(times.known, times.unknown).toFixed(3)} |`,
  );
}

/** How often a known address takes longer than an unknown one: 0.5 when the time tells nothing. */
function likelihood(one: number[], other: number[]): number {
  const wins = one.flatMap((a) => other.map((b) => (a === b ? 0.5 : Number(a > b))));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

const known = await knownAddresses();
try {
  print('| call | known: p25 | p50 | p75 | unknown: p25 | p50 | p75 | P(known > unknown) |');
  print('| --- | --- | --- | --- | --- | --- | --- | --- |');
  await compare('register', (email) => ({
    username: `bench.${caller}`,
    fullName: 'Bench Mark',
    email,
    password: 'a-long-sentence',
  }));
  await compare('send-code', (email) => ({ registrationId: registrationIds.get(email) }));
  await compare('forgot-password', (email) => ({ email }));
} finally {
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
