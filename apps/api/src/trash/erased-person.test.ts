import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type TestS3, startTestS3 } from '@buddyline/tests/servers/test-s3';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import {
  sampleCertificate,
  sampleComment,
  sampleDiveLog,
  sampleTicket,
} from '../db/testing/sample-rows.ts';
import { postAs } from '../testing/accounts/registering.ts';
import { readEntries } from '../testing/activity-sql.ts';
import { everyRow, findFaults } from '../testing/all-rows-sql.ts';
import { issueCertificate } from '../testing/certificates-sql.ts';
import { diveFile, sendDiveFile } from '../testing/dive-files/import-calls.ts';
import { filesIn } from '../testing/files-in.ts';
import { writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';

const planted = (n: number) => `planted-${n}-string`;

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

  const call = (method: string, url: string, by: Person, payload?: object) =>
    api.call({
      method,
      url: `/api/${url}`,
      headers: { ...as(by), 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    });

  /** A member whose every kind of record, file, mail and entry has one of the strings; some lie in the trash. */
  async function plant(): Promise<Person> {
    const { db } = api.services.database;
    const person = await api.addPerson({
      username: planted(1),
      fullName: planted(0),
      password: 'right-password',
    });
    await call('PUT', `users/${person.id}`, person, { bio: planted(2) });
    await call('PUT', `users/admin/${person.id}`, admin, { bio: planted(2), country: 'Egypt' });
    const post = await writePost(api, person, { content: planted(3), hasPicture: true });
    await call('GET', `people/${person.username}`, admin);
    await call('GET', `users?page=1&limit=9&search=${person.username}`, admin);
    await postAs(api, 'login', { email: person.email, password: 'a guess' });
    const comment = { ...sampleComment(post.id, person.id), content: planted(4) };
    const certificate = sampleCertificate(person.id, { title: planted(5) });
    await db.insertInto('comments').values(comment).execute();
    await db.insertInto('certificates').values(certificate).execute();
    await issueCertificate(api, person, {
      bytes: Buffer.from(`%PDF-1.7\n${planted(5)}\n%%EOF\n`),
      name: `${planted(5)}.pdf`,
    });
    const log = sampleDiveLog(person.id, { site: planted(6) });
    await db.insertInto('dive_logs').values(log).execute();
    await sendDiveFile(api, person, diveFile([{ date: '2026-05-01', site: planted(6) }]));
    const ticket = sampleTicket(person.id, { subject: planted(7) });
    const about = { content: planted(3), author: planted(1) };
    const others = sampleTicket(admin.id, {
      about_noun: 'users',
      about_id: person.id,
      about_person_id: person.id,
      about_copy: JSON.stringify(about),
    });
    await db.insertInto('tickets').values([ticket, others]).execute();
    await call('POST', `tickets/${ticket.id}/messages`, person, { body: planted(7) });
    await call('POST', `tickets/${ticket.id}/messages`, admin, { body: `Dear ${planted(0)}` });
    const warning = { kind: 'warning', publicText: planted(8), internalText: planted(8) };
    await call('POST', `users/${person.id}/sanctions`, admin, warning);
    await call('POST', `users/${person.id}/notes`, admin, { body: planted(9), isPinned: false });
    await postAs(api, 'forgot-password', { email: person.email });
    const trash = trashCalls(api, admin);
    await trash.restore(await trash.remove(`posts/${post.id}`));
    await trash.remove(`certificates/${certificate.id}`);
    return person;
  }

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
    const person = await plant();
    const strings = [...Array.from({ length: 10 }, (_, n) => planted(n)), person.email];
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
    expect((await call('GET', 'activity', admin)).status).toBe(200);
    expect((await call('GET', 'activity/actors', admin)).status).toBe(200);
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
