import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { demoAdmin } from '@buddyline/demo-data/demo-admin';
import { type DatabasePlace, copyTemplate } from '@buddyline/tests/test-database';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { insertPerson } from './testing/people-sql.ts';
import { picture } from './testing/uploads.ts';

const program = fileURLToPath(new URL('./server.ts', import.meta.url));

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let server: ChildProcess;
let address: string;
let log = '';
const refusals = { busyPort: '', busyMetricsPort: '', sameData: '', demoInPublic: '' };
const signedIn = v.object({
  data: v.object({ user: v.object({ id: v.string() }), accessToken: v.string() }),
});
const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

// Each start has a hook of its own: it is the whole program, and takes its seconds.
beforeAll(async () => {
  copy = await copyTemplate(inject('databaseTemplate'));
  const database = await openDatabase({ ...copy.place, databasePool: 1 });
  await insertPerson(database.db, { id: uuidv7(), role: 'ADMIN', ...demoAdmin });
  await database.close();
  openToEverybody(copy.place.dataDir);
});
beforeAll(async () => {
  // A proxy on this machine brings the public here.
  const settings = { PUBLIC_ORIGINS: 'https://admin.example.org' };
  refusals.demoInPublic = await lastWords(start(copy.place, '0', settings));
});
beforeAll(async () => {
  server = start(copy.place, '0');
  address = await listening(server);
});
beforeAll(async () => {
  const other = await copyTemplate(inject('databaseTemplate'));
  refusals.busyPort = await lastWords(start(other.place, new URL(address).port));
  await other.dispose();
});
beforeAll(async () => {
  if (!isPostgres) return;
  const other = await copyTemplate(inject('databaseTemplate'));
  const settings = { METRICS_PORT: new URL(address).port };
  refusals.busyMetricsPort = await lastWords(start(other.place, '0', settings));
  await other.dispose();
});
beforeAll(async () => {
  if (!isPostgres) refusals.sameData = await lastWords(start(copy.place, '0'));
});
afterAll(async () => {
  server.kill('SIGKILL');
  await copy.dispose();
});

/** As a data folder was before anybody minded. */
function openToEverybody(dataDir: string): void {
  for (const name of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
    chmodSync(join(dataDir, name), 0o777);
  }
}

/** What others of this machine may do something with, by name. */
function openToOthers(dataDir: string): string[] {
  const names = ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
  return names.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
}

function start(
  { dataDir, databaseUrl = '' }: DatabasePlace,
  port: string,
  settings: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      API_PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'a secret of more than thirty-two bytes',
      DATASET: 'none',
      LOG_FORMAT: 'json',
      ...settings,
    },
  });
}

/** Resolves with its address; what it logs is read on, so that its pipe never fills. */
async function listening(child: ChildProcess): Promise<string> {
  const found = Promise.withResolvers<string>();
  child.stdout?.setEncoding('utf8').on('data', (words: string) => {
    log += words;
    const listens = /Server listening at (http:[^"]+)/.exec(log);
    if (listens?.[1] !== undefined) found.resolve(listens[1]);
  });
  child.once('exit', () => found.reject(new Error('The server ended before it listened.')));
  return found.promise;
}

async function lastWords(child: ChildProcess): Promise<string> {
  let words = '';
  child.stderr?.on('data', (chunk) => {
    words += String(chunk);
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return words;
}

test('a busy port is one sentence', () => {
  expect(refusals.busyPort).toMatch(/^The API's port is taken by another program .*\n$/);
});

test.skipIf(!isPostgres)('a busy port for figures is one sentence', () => {
  expect(refusals.busyMetricsPort).toMatch(/^METRICS_HOST and METRICS_PORT cannot .*\n$/);
});

test.skipIf(isPostgres)('a second copy on the same data is one sentence', () => {
  expect(refusals.sameData).toMatch(/^[^\n]+\n$/);
});

// On the embedded engine every browser test starts with it.
describe.skipIf(!isPostgres)("an operator's command", () => {
  let place: Awaited<ReturnType<typeof copyTemplate>>;
  let words: string;
  let code: unknown;

  beforeAll(async () => {
    place = await copyTemplate(inject('databaseTemplate'));
    const { dataDir, databaseUrl = '' } = place.place;
    const child = spawn(process.execPath, [program, 'admin:create'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ADMIN_EMAIL: 'grace.reef@example.org',
        ADMIN_NAME: 'Grace Reef',
        ADMIN_PASSWORD: 'a long password',
      },
    });
    words = await text(child.stdout);
    code = child.exitCode ?? (await once(child, 'exit'))[0];
  });
  afterAll(() => place.dispose());

  test('is the same program with its name, and needs no SESSION_SECRET', () => {
    expect(words).toBe(
      'Grace Reef (@grace.reef) can now sign in to the panel with grace.reef@example.org.\n',
    );
    expect(code).toBe(0);
  });

  test('that is unknown is one sentence with the names of all', async () => {
    const child = spawn(process.execPath, [program, 'admin:delete'], { stdio: 'pipe' });
    expect(await lastWords(child)).toMatch(
      /^There is no command admin:delete: it is admin:create /,
    );
  });
});

test('a public address while the demo is there is one sentence', () => {
  expect(refusals.demoInPublic).toMatch(/^admin@buddyline\.example still has [^\n]+\n$/);
});

test("what lies in the data folder, from before and from now on, is the owner's alone", async () => {
  const { email, password } = demoAdmin;
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = v.parse(signedIn, await login.json());
  const body = new FormData();
  body.set('file', new Blob([await picture().png().toBuffer()]), 'reef.png');
  const sent = await fetch(`${address}/api/users/upload-profile/${data.user.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.accessToken}` },
    body,
  });
  expect([login.status, sent.status]).toEqual([200, 200]);
  const { dataDir } = copy.place;
  expect(readdirSync(join(dataDir, 'files'))).toHaveLength(1);
  expect(openToOthers(dataDir)).toEqual([]);
});

test('SIGTERM: what is under way is finished, and the process ends by itself', async () => {
  // A body that is still arriving when the signal comes.
  const agent = new Agent({ keepAlive: true });
  const login = request(`${address}/api/auth/login`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  login.write('{"email":"nobody@buddyline.example",');
  await fetch(`${address}/api/health`);
  const answered = once(login, 'response');
  const ended = once(server, 'close');
  server.kill('SIGTERM');
  login.end('"password":"something"}');
  const [response] = await answered;
  expect(response.statusCode).toBe(401);
  response.resume();
  const [code] = await ended;
  expect(code).toBe(0);
  expect(log).toMatch(/"Stopping on SIGTERM: [^]*"Stopped"/);
  agent.destroy();
});
