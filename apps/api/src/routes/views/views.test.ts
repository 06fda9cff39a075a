import { bounds } from '@buddyline/domain/constants';
import { successSchema } from '@buddyline/domain/envelope';
import { savedViewsSchema, type ViewList } from '@buddyline/domain/saved-view';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let other: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
});
beforeEach(async () => {
  admin = await api.addPerson({ role: 'ADMIN' });
  other = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const urgent = { list: 'tickets', name: 'Urgent', query: 'priority=urgent', isShared: false };
const call = (method: string, url: string, payload?: object, person = admin) =>
  api.call({ method, url: `/api/${url}`, headers: as(person), ...(payload && { payload }) });
const list = async (person = admin, of: ViewList = 'tickets') => {
  const { body } = await call('GET', `views?list=${of}`, undefined, person);
  return v.parse(successSchema(savedViewsSchema), body).data;
};
/** Without those that other tests share. */
const own = async () => (await list()).filter(({ isOwn }) => isOwn);
const add = async (changes: object = {}, person = admin) => {
  const { body } = await call('POST', 'views', { ...urgent, ...changes }, person);
  return String(Object(body?.data).id);
};

test('a view is its owner’s alone until it is shared', async () => {
  const id = await add();
  expect(await own()).toEqual([
    { ...urgent, id, isOwn: true, canEdit: true, ownerName: expect.stringMatching(/./) },
  ]);
  expect((await list(other)).map((view) => view.id)).not.toContain(id);
  expect(await list(admin, 'posts')).toEqual([]);
  await call('PUT', `views/${id}`, { name: 'At once', isShared: true });
  const shared = { ...urgent, id, name: 'At once', isShared: true, isOwn: false, canEdit: false };
  expect(await list(other)).toContainEqual(expect.objectContaining(shared));
});

test('only its owner changes and deletes it', async () => {
  const id = await add({ isShared: true });
  const changes = { name: 'Mine now', isShared: false };
  expect(await call('PUT', `views/${id}`, changes, other)).toMatchObject({ status: 404 });
  expect(await call('DELETE', `views/${id}`, undefined, other)).toMatchObject({ status: 404 });
  expect(await own()).toMatchObject([{ id, name: 'Urgent' }]);
  expect(await call('DELETE', `views/${id}`)).toMatchObject({ status: 200 });
  expect(await call('DELETE', `views/${id}`)).toMatchObject({ status: 404 });
});

test('a shared view of somebody who has left the staff is edited by any administrator, whose it is then', async () => {
  const [id, second, secret] = await Promise.all([
    add({ isShared: true }),
    add({ isShared: true, name: 'Second' }),
    add({ name: 'Secret' }),
  ]);
  const { db } = api.services.database;
  await db.updateTable('users').set({ role: 'USER' }).where('id', '=', admin.id).execute();
  const left = (await list(other)).filter((view) => [id, second].includes(view.id));
  const ownedByNobody = { isOwn: false, canEdit: true };
  expect(left).toMatchObject([ownedByNobody, ownedByNobody]);
  const changes = { name: 'Urgent', isShared: false };
  expect(await call('PUT', `views/${secret}`, changes, other)).toMatchObject({ status: 404 });
  expect(await call('PUT', `views/${id}`, changes, other)).toMatchObject({
    status: 200,
    body: { data: { isOwn: true, canEdit: true } },
  });
  expect(await call('DELETE', `views/${second}`, undefined, other)).toMatchObject({ status: 200 });
  expect(await call('DELETE', `views/${secret}`, undefined, other)).toMatchObject({ status: 404 });
});

test('409: two views of a list have different names, whatever their case', async () => {
  const id = await add();
  expect(await call('POST', 'views', { ...urgent, name: 'URGENT' })).toMatchObject({ status: 409 });
  await add({ list: 'posts', query: 'hidden=true' });
  await add({}, other);
  const second = await add({ name: 'Another' });
  const renamed = await call('PUT', `views/${second}`, { name: 'urgent', isShared: false });
  expect(renamed).toMatchObject({ status: 409 });
  const same = await call('PUT', `views/${id}`, { name: 'URGENT', isShared: false });
  expect(same).toMatchObject({ status: 200 });
});

test('409: of some at once, as many are saved as there can be', async () => {
  const { db } = api.services.database;
  const before = Array.from({ length: bounds.viewsMax - 3 }, (_, at) => `View ${at}`);
  const rows = before.map((name) => ({
    id: uuidv7(),
    user_id: admin.id,
    list: 'tickets' as const,
    name,
    query: urgent.query,
    is_shared: false,
  }));
  await db.insertInto('saved_views').values(rows).execute();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => call('POST', 'views', { ...urgent, name: `New ${at}` })),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(await own()).toHaveLength(bounds.viewsMax);
});

test.each([
  { list: 'trash' },
  { name: ' ' },
  { name: 'x'.repeat(bounds.viewNameMax + 1) },
  { query: 'search=<script>' },
  { query: 'a b' },
  { query: 'x'.repeat(bounds.viewQueryMax + 1) },
])('400: %j', async (wrong) => {
  expect(await call('POST', 'views', { ...urgent, ...wrong })).toMatchObject({ status: 400 });
});

test('members have none', async () => {
  const member = await api.addPerson();
  expect(await call('GET', 'views?list=tickets', undefined, member)).toMatchObject({ status: 403 });
});
