import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Post } from '@buddyline/domain/post';
import { findPostgresBinaries } from '@buddyline/tests/postgres-binaries';
import { copyTemplate, type DatabasePlace } from '@buddyline/tests/test-database';
import { runOn, urlOfDatabase } from '@buddyline/tests/test-postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { writePost } from './testing/posts.ts';
import { type Person, startTestApiOn, type TestApi } from './testing/test-api.ts';

const deploy = join(import.meta.dirname, '../deploy');
const { engine, place: template } = inject('databaseTemplate');

const restoredName = `buddyline_restored_${process.pid}`;
const serverUrl = template.databaseUrl && urlOfDatabase(template.databaseUrl, 'postgres');

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let folder: string;
let backup: string;
let api: TestApi;
let admin: Person;
let post: Post;
let picture: Buffer;
let place: DatabasePlace;
let restored: TestApi;
/** The output of each run of the scripts. */
const output = { whileServing: '', again: '', restore: '', restoreAgain: '' };

// Each step has its own hook and time-out, because each one starts programs and takes seconds.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buddyline-backup-'));
  backup = join(folder, 'backup');
  copy = await copyTemplate(inject('databaseTemplate'));
  api = await startOn(copy.place);
});
beforeAll(async () => {
  admin = await api.addPerson({ role: 'ADMIN', password: 'right-password' });
  post = await writePost(api, admin, { content: 'Before the flood.', hasPicture: true });
  picture = await pictureOf(api);
});
beforeAll(async () => {
  output.whileServing = await run('backup.sh', copy.place);
  await api.close();
});
beforeAll(async () => {
  // The first run refused the open embedded database, and with PostgreSQL it succeeded. So this run
  // succeeds with the embedded database, and with PostgreSQL it refuses to overwrite the backup.
  output.again = await run('backup.sh', copy.place);
});
beforeAll(async () => {
  place = {
    databaseUrl: serverUrl && urlOfDatabase(serverUrl, restoredName),
    dataDir: join(folder, 'restored'),
  };
  if (serverUrl !== undefined) await runOn(serverUrl, `create database ${restoredName}`);
  output.restore = await run('restore.sh', place);
});
beforeAll(async () => {
  output.restoreAgain = await run('restore.sh', place);
  restored = await startOn(place);
});
afterAll(async () => {
  await restored.close();
  await copy.dispose();
  rmSync(folder, { recursive: true, force: true });
  if (serverUrl !== undefined) await runOn(serverUrl, `drop database ${restoredName} with (force)`);
});

async function startOn({ databaseUrl, dataDir }: DatabasePlace): Promise<TestApi> {
  const database = await openDatabase({ databaseUrl, dataDir, databasePool: 2 });
  return startTestApiOn(database, { dataDir });
}

async function pictureOf(reader: TestApi): Promise<Buffer> {
  const { status, bytes } = await reader.call({
    method: 'GET',
    url: `/api/files/${post.imageResourceId}`,
  });
  expect(status).toBe(200);
  return bytes;
}

/** Returns stdout when the script succeeds, and stderr when it fails. */
async function run(script: string, { databaseUrl = '', dataDir }: DatabasePlace): Promise<string> {
  const programs = engine === 'postgres' ? findPostgresBinaries() : '';
  const PATH = [programs, dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return promisify(execFile)(join(deploy, script), [backup], { env }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
}

test.skipIf(engine !== 'pglite')('the backup refuses an embedded database that is in use', () => {
  expect(output.whileServing).toMatch(/^The API is running on .*: stop it, then copy/);
  expect(output.again).toBe(`Complete: ${backup}\n`);
});

test.skipIf(engine !== 'postgres')(
  'the backup of PostgreSQL works while the API serves and never overwrites another one',
  () => {
    expect(output.whileServing).toBe(`Complete: ${backup}\n`);
    expect(output.again).toMatch(/is there already: name a new folder/);
  },
);

test('a backup is restored only into an empty database and folder', () => {
  expect(output.restore).toBe(`Restored: ${backup}\n`);
  expect(output.restoreAgain).toMatch(/ already: restore into a new /);
});

test('a restored backup has the accounts, the rows and the files', async () => {
  const payload = { email: admin.email, password: 'right-password' };
  const login = await restored.call({ method: 'POST', url: '/api/auth/login', payload });
  expect(login).toMatchObject({ status: 200 });
  const read = await restored.call({ method: 'GET', url: `/api/posts/get/${post.id}` });
  expect(read.body?.data).toMatchObject({ content: 'Before the flood.' });
  expect((await pictureOf(restored)).equals(picture)).toBe(true);
});
