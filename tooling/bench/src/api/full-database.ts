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
  /** Milliseconds from starting the process to its first successful response. */
  startedInMs: number;
  stop(): Promise<void>;
}

/** A database with the full data set `size` times: 1 is 50,000 users, 125,000 posts and 75,000 dive logs. */
export interface Data {
  url: string;
  size: number;
  close(): Promise<void>;
}

/** @param source a size, for a temporary database; or the URL of a filled database */
export function openData(source: string): Promise<Data> {
  return source.startsWith('postgres') ? openFilled(source) : createFilled(Number(source));
}

async function openFilled(url: string): Promise<Data> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*) / 50000 as size from users');
  await client.end();
  return { url, size: Number(rows[0].size), close: () => Promise.resolve() };
}

/** Started with full durability, as in a deployment. */
export function startPostgres(): Promise<TestPostgres> {
  return startTestPostgres(['shared_buffers=1GB']);
}

async function createFilled(size: number): Promise<Data> {
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

/** Starts the production build of the API on existing data or on the demo data. */
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
    // So that the limit of writes does not affect the benchmark of updates.
    WRITES_PER_MINUTE: '999999',
    SIGN_INS_PER_ACCOUNT: '999999',
  });
  return { origin, pid: child.pid ?? 0, startedInMs: performance.now() - started, stop };
}

export const administrator = 'admin@buddyline.example';

/**
 * Who calls what members may. Several, because the connections of one member wait for each other, and so many, because
 * each of them may send 300 posts per hour.
 */
export const members: readonly string[] = Array.from(
  { length: 200 },
  (_, n) => `bench-member-${n}@buddyline.example`,
);

/** Adds the members, with the password of the demo administrator. */
export async function addMembers(url: string): Promise<void> {
  for (const [n, email] of members.entries()) {
    await change(
      url,
      `insert into users (id, username, email, password_hash, email_confirmed_at)
        select gen_random_uuid(), $1, $2, password_hash, now() from users where email = $3`,
      [`bench-member-${n}`, email, administrator],
    );
  }
}

/** Removes the members and all that they wrote. */
export async function removeMembers(url: string): Promise<void> {
  for (const email of members) await change(url, 'delete from users where email = $1', [email]);
}

async function change(url: string, statement: string, values: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

/** Signs in, by default as the demo administrator; returns the headers of their calls. */
export async function signIn(
  origin: string,
  email: string = administrator,
): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'dive-safe-always' }),
  });
  const { data } = await response.json();
  return { authorization: `Bearer ${data.accessToken}` };
}

/** The headers of each member. One after the other, because each sign-in hashes a password. */
export async function signInMembers(origin: string): Promise<Record<string, string>[]> {
  const headers: Record<string, string>[] = [];
  for (const email of members) headers.push(await signIn(origin, email));
  return headers;
}
