import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiSource,
  createAdministrator,
  startApi as startProcess,
} from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { startDeployedNginx } from '@buddyline/tests/servers/deployed-nginx';
import { startTestPostgres } from '@buddyline/tests/test-postgres';
import {
  type Counts,
  type Person,
  countedCalls,
  signIn,
  writePosts,
} from './two-processes-calls.ts';

interface TwoProcessesReport {
  kills: number;
  /** Successful and failed calls by method. */
  counts: Counts;
  /** Acknowledged writes, and how many of them were missing afterwards. */
  acknowledged: number;
  lost: number;
  /** The longest time after a sign-out at which the other process still accepted a call. */
  slowestSignOutMs: number;
}

interface Rounds {
  kills: number;
  signOuts: number;
  /** A Redis that both processes share; none when undefined. */
  redisUrl?: string;
}

const account = {
  email: 'admin@buddyline.example',
  fullName: 'Mira Haddad',
  password: randomBytes(12).toString('hex'),
};
const callers = 4;

/**
 * Runs two API processes on one PostgreSQL behind nginx, configured by
 * `apps/api/deploy/nginx.conf`. First checks that sign-outs at one take effect on the other. Then
 * kills the processes alternately, while four clients write and read through nginx.
 */
export async function twoProcesses(
  nginx: string,
  { kills, signOuts, redisUrl }: Rounds,
): Promise<TwoProcessesReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-two-'));
  const postgres = await startTestPostgres();
  const environment = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redisUrl ?? '',
    DATA_DIR: dataDir,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DATASET: 'none',
    WRITES_PER_MINUTE: '999999',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
  };
  await createAdministrator(apiSource, environment, account);
  const both = [await startApi(environment), await startApi(environment)] as const;
  const front = await startDeployedNginx(nginx, { api: [both[0].address, both[1].address] });
  try {
    const slowestSignOutMs = await signOutOften(both, signOuts);
    const killed = await writeWhileKilling(front.appsOrigin, both, kills);
    return { kills, slowestSignOutMs, ...killed };
  } finally {
    await front.stop();
    for (const one of both) await one.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface ApiProcess {
  address: string;
  kill(): Promise<void>;
  /** Restarts on the same port. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

async function startApi(environment: Record<string, string>): Promise<ApiProcess> {
  const port = String(await freePort());
  const start = () => startProcess(apiSource, { ...environment, API_PORT: port });
  let running = await start();
  return {
    address: `127.0.0.1:${port}`,
    kill: () => running.end('SIGKILL'),
    restart: async () => {
      running = await start();
    },
    end: () => running.stop(),
  };
}

/** Signs in and out at one process and checks the other, in alternating directions. */
async function signOutOften(
  both: readonly [ApiProcess, ApiProcess],
  rounds: number,
): Promise<number> {
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [here, there] = round % 2 === 0 ? both : [both[1], both[0]];
    const person = await signIn(`http://${here.address}`, account);
    const isIn = () => isSignedIn(`http://${there.address}`, person);
    if (!(await isIn())) throw new Error('Signed in at one process, but not at the other.');
    const headers = { authorization: `Bearer ${person.accessToken}` };
    await fetch(`http://${here.address}/api/auth/logout`, { method: 'POST', headers });
    const since = performance.now();
    for (let sentAt = since; await isIn(); sentAt = performance.now()) {
      slowest = Math.max(slowest, sentAt - since);
    }
  }
  return slowest;
}

async function isSignedIn(url: string, { id, accessToken }: Person): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { status } = await fetch(`${url}/api/users/${id}/profile`, { headers });
  return status === 200;
}

async function writeWhileKilling(
  url: string,
  both: readonly [ApiProcess, ApiProcess],
  kills: number,
): Promise<Pick<TwoProcessesReport, 'counts' | 'acknowledged' | 'lost'>> {
  const person = await signIn(url, account);
  const { call, counts } = countedCalls(url, person);
  const done = new AbortController();
  const writing = Array.from({ length: callers }, () => writePosts(call, done.signal));
  // Random, so that the kill hits different calls.
  const writeOn = () => new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 300));
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = both[kill % 2 === 0 ? 0 : 1];
    await writeOn();
    await victim.kill();
    if (kill < kills) await victim.restart();
    else await writeOn();
  }
  done.abort();
  const known = (await Promise.all(writing)).flat();
  const check = countedCalls(url, person);
  let lost = 0;
  for (const { id, contents } of known) {
    const { status, body } = await check.call('GET', `/posts/${id}`);
    const found = status === 200 ? body?.data?.content : null;
    if (!contents.includes(found ?? null)) lost += 1;
  }
  return { counts, acknowledged: known.reduce((sum, { writes }) => sum + writes, 0), lost };
}
