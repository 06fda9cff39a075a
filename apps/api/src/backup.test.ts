import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Post } from '@buddyline/domain/post';
import { findPostgresBinaries } from '@buddyline/tests/postgres-binaries';
import { copyTemplate, type DatabasePlace } from '@buddyline/tests/test-database';
import { runOn, urlOfDatabase } from '@buddyline/tests/test-postgres';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openDatabase } from './db/database.ts';
import { backupTest, embeddedTest, pgDumpTest } from './db/testing/engine-tests.ts';
import { startHousekeeping } from './housekeeping.ts';
import { plantedStrings, plantPerson } from './testing/accounts/planted-person-sql.ts';
import { everyRow, findFaults } from './testing/all-rows-sql.ts';
import { filesIn } from './testing/files-in.ts';
import { writePost } from './testing/posts.ts';
import { type Person, startTestApiOn, type TestApi } from './testing/test-api.ts';
import { trashCalls } from './testing/trash.ts';

const deploy = join(import.meta.dirname, '../deploy');
const { engine, place: template } = inject('databaseTemplate');

const restoredName = `buddyline_restored_${process.pid}`;
const serverUrl = template.databaseUrl && urlOfDatabase(template.databaseUrl, 'postgres');

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let folder: string;
let backup: string;
let api: TestApi;
let admin: Person;
let gone: Person;
let trash: ReturnType<typeof trashCalls>;
/** The name of somebody who was in the trash when the backup was made. */
const plantedInTrash = 'planted-in-trash';
/** Their deletion. */
let inTrash: string;
let post: Post;
let picture: Buffer;
let place: DatabasePlace;
let restored: TestApi;
/** The output of each run of the scripts. */
const output = {
  mistyped: '',
  ofAnother: '',
  whileServing: '',
  later: '',
  again: '',
  restore: '',
  restoreAgain: '',
};

// Each step has its own hook and time-out, because each one starts programs and takes seconds.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'buddyline-backup-'));
  backup = join(folder, 'backup');
  copy = await copyTemplate(inject('databaseTemplate'));
  api = await startOn(copy.place);
});
beforeAll(async () => {
  admin = await api.addPerson({ role: 'ADMIN', password: 'right-password' });
  gone = await plantPerson(api, admin);
  const { id } = await api.addPerson({ fullName: plantedInTrash });
  trash = trashCalls(api, admin);
  inTrash = await trash.remove(`users/${id}`);
  post = await writePost(api, admin, { content: 'Before the flood.', hasPicture: true });
  picture = await pictureOf(api);
});
beforeAll(async () => {
  const mistyped = join(folder, 'dta');
  output.mistyped = await run('backup.sh', { ...copy.place, dataDir: mistyped });
  output.ofAnother = await run('backup.sh', { ...copy.place, dataDir: folder });
});
beforeAll(async () => {
  output.whileServing = await run('backup.sh', copy.place);
});
beforeAll(async () => {
  await api.close();
  // The first run refused the open embedded database, and with PostgreSQL it succeeded. So this run
  // succeeds with the embedded database, and with PostgreSQL it refuses to overwrite the backup.
  output.again = await run('backup.sh', copy.place);
});
beforeAll(async () => {
  api = await startOn(copy.place);
  trash = trashCalls(api, admin);
  for (const deletionId of [inTrash, await trash.remove(`users/${gone.id}`)]) {
    expect(await trash.purge(deletionId)).toMatchObject({ status: 200 });
  }
  await api.close();
  output.later = await run('backup.sh', copy.place, join(folder, 'later'));
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
async function run(
  script: string,
  { databaseUrl = '', dataDir }: DatabasePlace,
  of = backup,
): Promise<string> {
  const programs = engine === 'postgres' ? findPostgresBinaries() : '';
  const PATH = [programs, dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return promisify(execFile)(join(deploy, script), [of], { env }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
}

embeddedTest('the backup refuses an embedded database that is in use', () => {
  expect(output.whileServing).toMatch(/^The API is running on .*: stop it, then copy/);
  expect(output.again).toMatch(
    /^Complete: .*\/backup has the embedded database and 3 files \(.+\)\.\n$/,
  );
});

pgDumpTest(
  'the backup of PostgreSQL works while the API serves and never overwrites another one',
  () => {
    const saved =
      /^Complete: .*\/backup has the database \(.+\), and 3 files of the 3 that it names\.\n$/;
    expect(output.whileServing).toMatch(saved);
    expect(output.again).toMatch(/is there already: name a new folder/);
  },
);

pgDumpTest('a backup without its files fails, and leaves nothing', () => {
  expect(output.mistyped).toMatch(
    /^DATA_DIR .*\/dta does not exist: set it to the folder of the API/,
  );
  expect(output.ofAnother).toMatch(
    /^The database has 3 files, and none of them is in .*\/files: set/,
  );
});

backupTest('a backup is restored only into an empty database and folder', () => {
  expect(output.restore).toBe(`Restored: ${backup}\n`);
  expect(output.restoreAgain).toMatch(/ already: restore into a new /);
});

backupTest('a restored backup has the accounts, the rows and the files', async () => {
  const payload = { email: admin.email, password: 'right-password' };
  const login = await restored.call({ method: 'POST', url: '/api/auth/login', payload });
  expect(login).toMatchObject({ status: 200 });
  const read = await restored.call({ method: 'GET', url: `/api/posts/get/${post.id}` });
  expect(read.body?.data).toMatchObject({ content: 'Before the flood.' });
  expect((await pictureOf(restored)).equals(picture)).toBe(true);
});

backupTest(
  'who was deleted for good after the backup is deleted again, and nothing of them stays',
  async () => {
    const { config, database } = restored.services;
    const all = async () => [
      ...(await everyRow(database.db)),
      ...(await filesIn(join(config.dataDir, 'files'))),
    ];
    const strings = [...plantedStrings, plantedInTrash, gone.email];
    const whereIs = async (text: string) => (await all()).filter((one) => one.includes(text));
    for (const text of strings) expect(await whereIs(text), text).not.toEqual([]);
    await startHousekeeping(restored.services, restored.api.log)();
    for (const text of strings) expect(await whereIs(text), text).toEqual([]);
    expect(await findFaults(database.db)).toEqual([]);
  },
);
