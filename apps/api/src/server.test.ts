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
const refusals = {
  foreignHost: '',
  busyPort: '',
  busyMetricsPort: '',
  sameData: '',
  demoInPublic: '',
};
const signedIn = v.object({
  data: v.object({ user: v.object({ id: v.string() }), accessToken: v.string() }),
});
const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

// Each start has its own hook and time-out, because the whole program takes seconds to start.
beforeAll(async () => {
  copy = await copyTemplate(inject('databaseTemplate'));
  const database = await openDatabase({ ...copy.place, databasePool: 1 });
  await insertPerson(database.db, { id: uuidv7(), role: 'ADMIN', ...demoAdmin });
  await database.close();
  grantAccessToAll(copy.place.dataDir);
});
beforeAll(async () => {
  // A proxy on this machine would serve this public origin.
  const settings = { PUBLIC_ORIGINS: 'https://admin.example.org' };
  refusals.demoInPublic = await startError(start(copy.place, '0', settings));
});
beforeAll(async () => {
  if (isPostgres) return;
  const settings = { HOST: 'localhostt.invalid', PUBLIC_ORIGINS: 'https://admin.example.org' };
  const place = { ...copy.place, dataDir: join(copy.place.dataDir, 'new') };
  refusals.foreignHost = await startError(start(place, '0', settings));
});
beforeAll(async () => {
  server = start(copy.place, '0');
  address = await listening(server);
});
beforeAll(async () => {
  const other = await copyTemplate(inject('databaseTemplate'));
  refusals.busyPort = await startError(start(other.place, new URL(address).port));
  await other.dispose();
});
beforeAll(async () => {
  if (!isPostgres) return;
  const other = await copyTemplate(inject('databaseTemplate'));
  const settings = { METRICS_PORT: new URL(address).port };
  refusals.busyMetricsPort = await startError(start(other.place, '0', settings));
  await other.dispose();
});
beforeAll(async () => {
  if (!isPostgres) refusals.sameData = await startError(start(copy.place, '0'));
});
afterAll(async () => {
  server.kill('SIGKILL');
  await copy.dispose();
});

/** Gives all accounts access to a data folder, as in old releases. */
function grantAccessToAll(dataDir: string): void {
  for (const name of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
    chmodSync(join(dataDir, name), 0o777);
  }
}

/** The names of files to which other accounts have access. */
function accessibleToOthers(dataDir: string): string[] {
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

/** Resolves with the server's address, and keeps reading the log so that the pipe never fills. */
async function listening(child: ChildProcess): Promise<string> {
  const found = Promise.withResolvers<string>();
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    log += chunk;
    const listens = /Server listening at (http:[^"]+)/.exec(log);
    if (listens?.[1] !== undefined) found.resolve(listens[1]);
  });
  child.once('exit', () => found.reject(new Error('The server ended before it listened.')));
  return found.promise;
}

async function startError(child: ChildProcess): Promise<string> {
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return output;
}

test.skipIf(isPostgres)('a mistyped HOST is reported before a data folder is made', () => {
  expect(refusals.foreignHost).toMatch(/^HOST is not an address of this machine .*\n$/);
  expect(readdirSync(copy.place.dataDir)).not.toContain('new');
});

test('a busy port is reported in one sentence', () => {
  expect(refusals.busyPort).toMatch(/^The API's port is taken by another program .*\n$/);
});

test.skipIf(!isPostgres)('a busy metrics port is reported in one sentence', () => {
  expect(refusals.busyMetricsPort).toMatch(/^METRICS_HOST and METRICS_PORT cannot .*\n$/);
});

test.skipIf(isPostgres)(
  'a second process on the same data folder is refused in one sentence',
  () => {
    expect(refusals.sameData).toMatch(/^[^\n]+\n$/);
  },
);

// On the embedded engine every browser test starts with this command.
describe.skipIf(!isPostgres)("an operator's command", () => {
  let place: Awaited<ReturnType<typeof copyTemplate>>;
  let output: string;
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
    output = await text(child.stdout);
    code = child.exitCode ?? (await once(child, 'exit'))[0];
  });
  afterAll(() => place.dispose());

  test('is run by the server program and needs no SESSION_SECRET', () => {
    expect(output).toBe(
      'Grace Reef (@grace.reef, level full) can now sign in to the panel with grace.reef@example.org.\n',
    );
    expect(code).toBe(0);
  });

  test('that is unknown is refused in one sentence with the existing commands', async () => {
    const child = spawn(process.execPath, [program, 'admin:delete'], { stdio: 'pipe' });
    expect(await startError(child)).toMatch(/^There is no command admin:delete: use admin:create /);
  });
});

test("a public origin is refused in one sentence while the demo's password is in use", () => {
  expect(refusals.demoInPublic).toMatch(/^admin@buddyline\.example still has [^\n]+\n$/);
});

test('old and new files in the data folder are accessible only to their owner', async () => {
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
  expect(accessibleToOthers(dataDir)).toEqual([]);
});

test('after SIGTERM requests in flight are answered and the process exits with 0', async () => {
  // The body of this request is still arriving when the signal is sent.
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
