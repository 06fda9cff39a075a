import { demoStaff } from '@buddyline/demo-data/demo-admin';
import { activitySchema } from '@buddyline/domain/activity';
import { cursorPageSchema } from '@buddyline/domain/cursor';
import { mailSchema } from '@buddyline/domain/mail';
import { trashItemSchema, trashPreviewSchema } from '@buddyline/domain/trash';
import { userSchema } from '@buddyline/domain/user';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRows, findFaults } from '../testing/all-rows-sql.ts';
import { listOutdatedEntries } from '../testing/outdated-entries-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { trashCalls } from '../testing/trash.ts';
import { loadDemo } from './load-demo.ts';

const counts = {
  people: 60,
  posts: 60,
  comments: 150,
  diveLogs: 320,
  certificates: 12,
  tickets: 40,
};
const now = new Date();
const dayMs = 24 * 60 * 60_000;

let api: TestApi;
let admin: Person;
let trash: ReturnType<typeof trashCalls>;
beforeAll(async () => {
  api = await startTestApi();
  const { config, database, storage } = api.services;
  const { trashDays, brand } = config;
  await loadDemo({ database, storage, trashDays, brand, now, counts });
  admin = await api.addPerson({ role: 'ADMIN' });
  trash = trashCalls(api, admin);
});
afterAll(() => api.close());

test('people got mails about it, most of which can be read', async () => {
  const { body } = await trash.get('mails?limit=100');
  const mails = v.parse(cursorPageSchema(mailSchema), body?.data).data;
  expect(mails.length).toBeGreaterThan(10);
  expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['sent']));
  const unreadable = mails.filter(({ subject }) => subject === null);
  expect(new Set(unreadable.map(({ template }) => template))).toEqual(new Set(['confirm-address']));
  expect(mails.find(({ template }) => template === 'suspended')).toMatchObject({
    subject: expect.stringContaining('account is suspended'),
  });
});

const foundUsers = v.object({ data: v.array(userSchema) });

async function listTrash() {
  const { body } = await trash.get('trash?limit=50');
  return v.parse(cursorPageSchema(trashItemSchema), body?.data).data;
}

async function listActivity(query = '') {
  const { body } = await trash.get(`activity?limit=100${query}`);
  return v.parse(cursorPageSchema(activitySchema), body?.data).data;
}

test('some tickets are answered, one is taken, and one member is suspended for a week', async () => {
  const { db } = api.services.database;
  const tickets = await db.selectFrom('tickets').select(['is_answered', 'taken_by']).execute();
  expect(tickets.filter((ticket) => ticket.is_answered).length).toBeGreaterThan(5);
  expect(tickets.filter(({ taken_by }) => taken_by !== null)).toHaveLength(1);
  const sanctions = await db.selectFrom('sanctions').select('kind').execute();
  expect(sanctions.map(({ kind }) => kind).toSorted()).toEqual(['suspension', 'warning']);
  const { body } = await trash.get('users?suspended=true');
  expect(v.parse(foundUsers, body?.data).data).toMatchObject([{ isSuspended: true, role: 'USER' }]);
  const queue = await trash.get('tickets?sort=priority&unanswered=true');
  expect(queue.status).toBe(200);
});

test('the counters are exact without what lies in the trash', async () => {
  const { db } = api.services.database;
  expect(await findFaults(db)).toEqual([]);
  const { users = [], posts = [], comments = [], tickets = [] } = await allRows(db);
  // One user is the test's own.
  expect([users.length - 1, posts.length, comments.length, tickets.length]).toEqual([
    counts.people + demoStaff.length,
    counts.posts,
    counts.comments,
    counts.tickets,
  ]);
});

test('the trash lists one member with everything, three posts, and one of several kinds', async () => {
  const items = await listTrash();
  expect(items.map(({ noun, counts: along }) => [noun, along])).toEqual([
    ['users', { posts: 3, comments: 6, certificates: 2, 'dive-logs': 6 }],
    ['tickets', {}],
    ['certificates', {}],
    ['comments', {}],
    ...Array.from({ length: 3 }, () => ['posts', {}]),
  ]);
  for (const { at, purgeAt, by, label } of items) {
    const days = (Date.parse(purgeAt ?? '') - Date.parse(at ?? '')) / dayMs;
    expect([days, Date.parse(at ?? '') < now.getTime()]).toEqual([30, true]);
    expect(['Ada Marsh', 'Inês Teixeira']).toContain(by?.name);
    expect(label).not.toBe('');
  }
});

test('the activity is listed, with the deletes among the other entries', async () => {
  const entries = await listActivity();
  expect(entries.length).toBeGreaterThan(80);
  const deletes = entries.filter(({ verb }) => verb === 'delete');
  // Five of the posts are deleted for good.
  expect([deletes.length, deletes.filter(({ canUndo }) => canUndo).length]).toEqual([12, 7]);
  const operations = deletes.flatMap(({ operationId }) => operationId ?? []);
  expect(operations).toHaveLength(8);
  expect(await listActivity(`&operationId=${operations[0]}`)).toHaveLength(8);
  expect(entries.filter(({ undoneAt }) => typeof undoneAt === 'string')).toHaveLength(1);
});

test('every label and person is what the API would write', async () => {
  expect(await listOutdatedEntries(api.services.database.db)).toEqual([]);
});

test('every entry that can be undone is undone without a conflict, newest first', async () => {
  const entries = (await listActivity()).filter(
    ({ canUndo, verb }) => canUndo && verb !== 'delete',
  );
  expect(entries.length).toBeGreaterThan(40);
  for (const { id } of entries) {
    const url = `/api/activity/${id}/undo`;
    const { status, body } = await api.call({ method: 'POST', url, headers: as(admin) });
    expect([status, body?.message]).toEqual([200, 'Undone.']);
  }
  expect(await findFaults(api.services.database.db)).toEqual([]);
});

test('every deletion is shown and restored, and its files are served again', async () => {
  const { db } = api.services.database;
  for (const { id, noun } of (await listTrash()).toReversed()) {
    const preview = v.parse(trashPreviewSchema, (await trash.get(`trash/${id}`)).body?.data);
    expect(preview.noun).toBe(noun);
    expect(await trash.restore(id)).toMatchObject({ status: 200, body: { data: { left: {} } } });
    expect(await findFaults(db)).toEqual([]);
  }
  expect(await listTrash()).toEqual([]);
  const { users = [], posts = [], files = [] } = await allRows(db);
  expect([users.length, posts.length]).toEqual([
    counts.people + demoStaff.length + 2,
    counts.posts + 6,
  ]);
  expect(files.length).toBeGreaterThan(80);
  const member = await trash.get('users?search=oskar');
  const [found, ...others] = v.parse(foundUsers, member.body?.data).data;
  expect([found?.fullName, others]).toEqual(['Oskar Lindqvist', []]);
  expect(await trash.get(`files/${found?.profilePicture}`)).toMatchObject({ status: 200 });
});
