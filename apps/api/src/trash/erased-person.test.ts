import { join } from 'node:path';
import { type TestS3, startTestS3 } from '@buddyline/tests/servers/test-s3';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { plantedStrings, plantPerson } from '../testing/accounts/planted-person-sql.ts';
import { readEntries } from '../testing/activity-sql.ts';
import { everyRow, findFaults } from '../testing/all-rows-sql.ts';
import { filesIn } from '../testing/files-in.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';

// Storage does not depend on the database engine, so one of the two runs is enough.
const storages = inject('databaseTemplate').engine === 'pglite' ? ['a folder', 's3'] : ['a folder'];

describe.each(storages)('with files in %s', (kind) => {
  let s3: TestS3 | undefined;
  let api: TestApi;
  let admin: Person;
  let stopSending: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    s3 = kind === 's3' ? await startTestS3() : undefined;
    api = await startTestApi({
      writesPerMinute: 9_999,
      mail: { way: 'folder' },
      logFormat: 'plain',
      logLevel: 'debug',
      ...(s3 && { s3: s3.settings }),
    });
    stopSending = api.services.mail?.startSending(api.api.log);
    admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Marsh' });
  });
  afterAll(async () => {
    await stopSending?.();
    await api.close();
    await s3?.stop();
  });

  const read = (url: string) => api.call({ method: 'GET', url: `/api/${url}`, headers: as(admin) });

  /** Every row of every table, and every stored file and mail. */
  async function everything(): Promise<string[]> {
    const { config, database } = api.services;
    const folders = ['files', 'incoming', 'mail'].map((name) => join(config.dataDir, name));
    const files = await Promise.all([...folders, ...(s3 ? [s3.folder] : [])].map(filesIn));
    return [...(await everyRow(database.db)), ...files.flat()];
  }

  test('of a person who was deleted for good nothing is left in any table, file, mail or line of the log; entries stay', async () => {
    const { db } = api.services.database;
    const logged = capturedLog();
    const person = await plantPerson(api, admin);
    const strings = [...plantedStrings, person.email];
    const whereIs = async (text: string) =>
      (await everything()).filter((one) => one.includes(text));
    await expect.poll(async () => (await whereIs('MIME-Version: 1.0')).length).toBeGreaterThan(0);
    for (const text of strings) expect(await whereIs(text), text).not.toEqual([]);
    const before = (await readEntries(api)).length;
    const trash = trashCalls(api, admin);
    await trash.purge(await trash.remove(`users/${person.id}`));
    for (const text of strings) expect(await whereIs(text), text).toEqual([]);
    expect(logged.length).toBeGreaterThan(10);
    for (const text of strings) expect(logged.filter((line) => line.includes(text))).toEqual([]);
    const entries = await readEntries(api);
    expect(entries.length).toBe(before + 2);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'users.update', actor_id: person.id, actor_name: null }),
    );
    expect((await read('activity')).status).toBe(200);
    expect((await read('activity/actors')).status).toBe(200);
    expect(await findFaults(db)).toEqual([]);
  });
});

/** The lines of the log from now on. */
function capturedLog(): string[] {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return lines;
}
