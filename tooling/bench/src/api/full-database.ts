import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  apiBuild,
  apiSource,
  environmentOf,
  startApi as startProcess,
} from '@buddyline/tests/app-process';
import { startTestPostgres, type TestPostgres } from '@buddyline/tests/test-postgres';
import pg from 'pg';

export interface RunningApi {
  origin: string;
  pid: number;
  /** From starting the process to its first good answer, ms. */
  startedInMs: number;
  stop(): Promise<void>;
}

/** A database with the full data set `size` times: 1 is 50,000 users, 125,000 posts and 75,000 dive logs. */
export interface Data {
  url: string;
  size: number;
  close(): Promise<void>;
}

/** @param wish a size, to be made and removed again; or the address of a database that has one already */
export function openData(wish: string): Promise<Data> {
  return wish.startsWith('postgres') ? openFilled(wish) : makeFilled(Number(wish));
}

async function openFilled(url: string): Promise<Data> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*) / 50000 as size from users');
  await client.end();
  return { url, size: Number(rows[0].size), close: () => Promise.resolve() };
}

/** As a deployment would run it: nothing about durability is switched off. */
export function startPostgres(): Promise<TestPostgres> {
  return startTestPostgres(['shared_buffers=1GB']);
}

async function makeFilled(size: number): Promise<Data> {
  const postgres = await startPostgres();
  const { url } = postgres;
  const script = 'src/db/testing/fill-database.ts';
  try {
    await promisify(execFile)(process.execPath, [script, `${size}`], {
      cwd: apiSource.folder,
      env: environmentOf({ DATABASE_URL: url }),
    });
    return { url, size, close: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The production build of the API, on data that is there already or on the demo data. */
export async function startApi(
  databaseUrl: string,
  dataDir: string,
  dataset: 'demo' | 'none' = 'none',
): Promise<RunningApi> {
  const started = performance.now();
  const { origin, child, stop } = await startProcess(apiBuild, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATASET: dataset,
    SESSION_SECRET: 'only-for-this-benchmark-on-this-machine',
    LOG_LEVEL: 'warn',
    // What is measured is what an update costs, not what one person may do in a minute.
    WRITES_PER_MINUTE: '999999',
  });
  return { origin, pid: child.pid ?? 0, startedInMs: performance.now() - started, stop };
}

/** Headers of the demo's administrator. */
export async function signIn(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@buddyline.example', password: 'dive-safe-always' }),
  });
  const { data } = await response.json();
  return { authorization: `Bearer ${data.accessToken}` };
}
