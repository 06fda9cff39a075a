import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBuild, createAdministrator, startApi } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { startServer } from '@buddyline/tests/server-process';
import { serverOwner } from '@buddyline/tests/test-postgres';
import { keepCalling } from '../load.ts';
import { idOfPost, isDone, newPost } from '../posts.ts';
import {
  administrator,
  type CallResult,
  ownSettings,
  type RunningApi,
  signIn,
} from '../running-api.ts';
import {
  adminUrl,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from './replicated-postgres.ts';

const deploy = join(apiBuild.folder, 'deploy');
const writers = 4;
const readers = 4;

export interface FailoverReport {
  acknowledged: number;
  lost: number;
  /** The longest time from one answered write to the next, ms. */
  outageMs: number;
  /** Failed calls by their status. */
  refused: CallResult[];
  /** What the operator typed. */
  commands: string[];
  /** What the old primary is afterwards, by the new one. */
  rejoined: string;
}

/** Kills the primary while members write, and does what FAILOVER.md says. */
export async function failOver(programs: {
  pgbouncer: string;
  postgres: string;
}): Promise<FailoverReport> {
  const postgres = await startReplicatedPostgres(programs.postgres);
  const bouncer = await startBouncer(programs.pgbouncer, postgres);
  const dataDir = join(postgres.folder, 'files');
  mkdirSync(dataDir, { mode: 0o700 });
  const settings = {
    ...ownSettings,
    DATABASE_URL: `postgres://buddyline@127.0.0.1:${bouncer.port}/buddyline`,
    DATABASE_REPLICA_URL: postgres.urlOn(postgres.standby),
    DATA_DIR: dataDir,
  };
  const api = await startApi(apiBuild, settings);
  try {
    await createAdministrator(apiBuild, settings, administrator);
    return await underLoad(await signIn(api.origin), postgres, bouncer.env);
  } finally {
    await api.end('SIGKILL');
    await bouncer.stop();
    await postgres.stop();
  }
}

async function underLoad(
  call: RunningApi['call'],
  postgres: ReplicatedPostgres,
  env: Record<string, string>,
): Promise<FailoverReport> {
  const { primary, standby } = postgres;
  const commands: string[] = [];
  const type = (script: string, ...args: string[]) => {
    commands.push(`${script} ${args.join(' ')}`);
    return postgres.runScript(join(deploy, script), args, env);
  };
  const address = ['127.0.0.1', String(standby.port)];
  const done = Promise.withResolvers<void>();
  const work = async () => {
    await wait(3_000);
    await postgres.killPrimary();
    await type('promote.sh', ...address);
    await wait(3_000);
    env = { ...env, PGDATA: primary.data, PGCONFIG: primary.config };
    await type('rejoin.sh', ...address);
    await wait(2_000);
  };
  const [reads, writes] = await Promise.all([
    keepCalling(
      readers,
      () => withBackoff(call({ path: '/api/posts' })),
      () => work().finally(done.resolve),
    ),
    keepCalling(
      writers,
      () => withBackoff(call(newPost('Manta!'))),
      () => done.promise,
    ),
  ]);
  const answered = writes.filter(isDone);
  const ids = answered.map(({ body }) => idOfPost(body));
  return {
    acknowledged: ids.length,
    lost: await countMissing(call, ids),
    outageMs: longestGap(answered),
    refused: [...reads, ...writes].filter((one) => !isDone(one)),
    commands,
    rejoined: await stateOfStandby(postgres),
  };
}

/** Waits a little after a failed call, as clients do. */
async function withBackoff(answer: Promise<CallResult>): Promise<CallResult> {
  const given = await answer;
  if (!isDone(given)) await wait(50);
  return given;
}

function longestGap(answered: CallResult[]): number {
  const times = answered.map(({ sentAt, ms }) => sentAt + ms).toSorted((a, b) => a - b);
  return Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time)));
}

async function countMissing(call: RunningApi['call'], ids: string[]): Promise<number> {
  let missing = 0;
  for (const id of ids) {
    const { status } = await call({ path: `/api/posts/${id}` });
    if (status !== 200) missing += 1;
  }
  return missing;
}

/** `streaming sync` once the old primary follows and every write waits for it. */
async function stateOfStandby({ runScript, standby }: ReplicatedPostgres): Promise<string> {
  const query = `select state || ' ' || sync_state from pg_stat_replication`;
  return (await runScript('psql', ['-XAtc', query, adminUrl(standby)], {})).trim();
}

/** pgbouncer with the settings of `apps/api/deploy`, but for its places and the passwords. */
async function startBouncer(program: string, { folder, primary }: ReplicatedPostgres) {
  const port = await freePort();
  const places = join(folder, 'pgbouncer/');
  mkdirSync(places);
  const settings = readFileSync(join(deploy, 'pgbouncer.ini'), 'utf8')
    .replaceAll('/etc/pgbouncer/', places)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust');
  const files = {
    'pgbouncer.ini': settings,
    'databases.ini': `[databases]\nbuddyline = host=127.0.0.1 port=${primary.port}\n`,
    'userlist.txt': '"buddyline" ""\n"pgbouncer" ""\n',
  };
  const owner = serverOwner();
  if (owner) chownSync(places, owner.uid, owner.gid);
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(places + name, text);
    if (owner) chownSync(places + name, owner.uid, owner.gid);
  }
  const running = await startServer(program, [`${places}pgbouncer.ini`], {
    ...owner,
    logText: 'process up',
  });
  return {
    port,
    env: {
      PGBOUNCER_DATABASES: `${places}databases.ini`,
      PGBOUNCER_URL: `postgres://pgbouncer@127.0.0.1:${port}/pgbouncer`,
    },
    stop: () => running.end('SIGTERM'),
  };
}
