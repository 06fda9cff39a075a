import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { earlier, now } from '../db/statements/expressions.ts';
import { startHousekeeping } from '../housekeeping.ts';
import { allRows, findFaults } from '../testing/all-rows-sql.ts';
import { issueCertificate } from '../testing/certificates-sql.ts';
import { fillLogbook, type Logbook } from '../testing/logbooks/logbook-sql.ts';
import { refusePurgeOf } from '../testing/failing-rows-sql.ts';
import { type Person, type TestApi, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';
import { purgeExpired } from './purge-expired.ts';

let api: TestApi;
let admin: Person;
let trash: ReturnType<typeof trashCalls>;
let book: Logbook;
beforeAll(async () => {
  api = await startTestApi({ trashDays: 7 });
  admin = await api.addPerson({ role: 'ADMIN' });
  trash = trashCalls(api, admin);
});
beforeEach(async () => {
  book = await fillLogbook(api);
});
afterAll(() => api.close());

/** Runs the housekeeping once. */
const tidy = () => startHousekeeping(api.services, api.api.log)();

async function expire(deletionId: string): Promise<void> {
  const { db } = api.services.database;
  const past = { purge_at: earlier(now, '1 second') };
  await db.updateTable('deletions').set(past).where('id', '=', deletionId).execute();
}

const entryOf = (itemId: string, action: string) =>
  api.services.database.db
    .selectFrom('activity')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('action', '=', action)
    .executeTakeFirst();

test('what has been in the trash for TRASH_DAYS is deleted for good, with its bytes', async () => {
  const { id, fileId } = await issueCertificate(api, book.diver);
  const expired = await trash.remove(`certificates/${id}`);
  const kept = await trash.remove(`tickets/${book.ids.tickets}`);
  const { body } = await trash.get(`trash/${kept}`);
  const { at, purgeAt } = body?.data as { at: string; purgeAt: string };
  expect(Date.parse(purgeAt) - Date.parse(at)).toBe(7 * 24 * 3_600_000);
  await expire(expired);
  await tidy();
  expect(await trash.restore(expired)).toMatchObject({ status: 409 });
  expect(await api.services.storage.read(fileId, 'document.pdf')).toBeUndefined();
  expect(await entryOf(id, 'certificates.purge')).toMatchObject({
    actor_id: null,
    label: 'Open Water Diver',
  });
  expect(await trash.restore(kept)).toMatchObject({ status: 200 });
  expect(await findFaults(api.services.database.db)).toEqual([]);
});

test('nothing of a user deleted for good is left, but who did what to them and when', async () => {
  const { db } = api.services.database;
  await trash.remove(`tickets/${book.ids.tickets}`);
  const theirs = await trash.remove(`posts/${book.ids.posts}`);
  const user = await trash.remove(`users/${book.diver.id}`);
  expect(await entryOf(book.diver.id, 'users.delete')).toMatchObject({ label: 'Test Diver' });
  await expire(user);
  await tidy();
  const rows = await db.selectFrom('deleted_rows').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(book.diver.id);
  const deletions = db.selectFrom('deletions').select('label').where('id', '=', theirs);
  expect(await deletions.execute()).toEqual([{ label: '' }]);
  const entry = await entryOf(book.diver.id, 'users.delete');
  expect(entry).toMatchObject({ actor_id: admin.id, label: null, changes: null });
  expect(await entryOf(book.diver.id, 'users.purge')).toMatchObject({
    label: null,
    counts: { posts: 2, comments: 3, certificates: 1, 'dive-logs': 2, tickets: 1 },
  });
  expect(await findFaults(db)).toEqual([]);
});

test('more deletions than a batch, by two processes at once', async () => {
  const { db } = api.services.database;
  const before = await allRows(db);
  const logs = Array.from({ length: 30 }, () => ({ user_id: book.diver.id }));
  const ids: string[] = [];
  for (const log of logs) {
    const id = crypto.randomUUID();
    await db
      .insertInto('dive_logs')
      .values({ id, ...log })
      .execute();
    ids.push(await trash.remove(`divelogs/${id}`));
  }
  for (const id of ids) await expire(id);
  await Promise.all([tidy(), tidy()]);
  const purged = db.selectFrom('deletions').select('id').where('id', 'in', ids);
  expect(await purged.where('purged_at', 'is not', null).execute()).toHaveLength(30);
  expect((await allRows(db))['dive_logs']).toEqual(before['dive_logs']);
});

test('one that cannot be purged is left for the next time, and the others are purged', async () => {
  const { db } = api.services.database;
  const stuck = await trash.remove(`tickets/${book.ids.tickets}`);
  const later = await trash.remove(`posts/${book.ids.posts}`);
  await expire(stuck);
  await expire(later);
  await refusePurgeOf(db, stuck);
  const warnings: unknown[] = [];
  const log = { warn: (...about: unknown[]) => warnings.push(about) };
  await purgeExpired(api.services, log);
  expect(warnings).toMatchObject([[{ deletionId: stuck }, expect.any(String)]]);
  const purged = db.selectFrom('deletions').select('id').where('id', 'in', [stuck, later]);
  expect(await purged.where('purged_at', 'is not', null).execute()).toEqual([{ id: later }]);
});

test('deletions that ended long ago are forgotten', async () => {
  const { db } = api.services.database;
  const restored = await trash.remove(`tickets/${book.ids.tickets}`);
  await trash.restore(restored);
  const purged = await trash.remove(`dive-logs/${book.ids['dive-logs']}`.replace('dive-', 'dive'));
  await trash.purge(purged);
  await tidy();
  expect(await trash.restore(restored)).toMatchObject({ status: 409 });
  const past = earlier(now, '8 days');
  await db.updateTable('deletions').set({ restored_at: past }).where('id', '=', restored).execute();
  await db.updateTable('deletions').set({ purged_at: past }).where('id', '=', purged).execute();
  await tidy();
  for (const id of [restored, purged]) {
    expect(await trash.restore(id)).toMatchObject({ status: 404 });
  }
});
