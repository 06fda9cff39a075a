import {
  type BoundedTable,
  boundedTables,
  memberLimits,
  memberTextsMax,
  tablesOfTexts,
} from '@buddyline/domain/member-limits';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foldRowCounts } from '../db/upkeep.ts';
import { sampleComment, samplePost } from '../db/testing/sample-rows.ts';
import { findFaults } from '../testing/all-rows-sql.ts';
import { type FormPart, formOf } from '../testing/forms.ts';
import {
  addToRoom,
  countedTables,
  tablesOfPeople,
  textsMax,
  textsOf,
} from '../testing/accounts/room-sql.ts';
import { type Answer, type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { openTicket } from '../testing/tickets/tickets-sql.ts';
import { trashCalls } from '../testing/trash.ts';
import { filePart, picture } from '../testing/uploads.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  admin = await api.addPerson({ role: 'ADMIN' });
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

const call = (method: string, url: string, payload?: object, locale = 'en') =>
  api.call({
    method,
    url: `/api/${url}`,
    headers: { ...as(diver), 'accept-language': locale },
    ...(payload && { payload }),
  });

function send(url: string, parts: FormPart[], method: 'POST' | 'PUT' = 'POST'): Promise<Answer> {
  const { payload, headers } = formOf(parts);
  return api.call({
    method,
    url: `/api/${url}`,
    payload,
    headers: { ...as(diver), ...headers },
  });
}

async function othersPost(): Promise<string> {
  const row = samplePost(admin.id);
  await api.services.database.db.insertInto('posts').values(row).execute();
  return row.id;
}

async function othersComment(): Promise<string> {
  const row = sampleComment(await othersPost(), admin.id);
  await api.services.database.db.insertInto('comments').values(row).execute();
  return row.id;
}

/** How a member adds a row to each table. */
const additions: Record<BoundedTable, () => Promise<Answer>> = {
  posts: () => send('posts', [{ name: 'content', value: 'Manta!' }]),
  comments: async () => call('POST', `comments/post/${await othersPost()}`, { content: 'Lovely.' }),
  dive_logs: () => call('POST', 'divelogs', { site: 'Blue Hole' }),
  certificates: async () =>
    send('certificates', [
      { name: 'title', value: 'Rescue Diver' },
      filePart(await picture(40, 30).png().toBuffer()),
    ]),
  tickets: () =>
    call('POST', 'tickets', { subject: 'Help', description: 'Please.', category: 'Other' }),
  ticket_messages: async () =>
    call('POST', `tickets/${await openTicket(api, diver)}/messages`, { body: 'It is back.' }),
  post_likes: async () => call('PUT', `posts/${await othersPost()}/like`),
  comment_likes: async () => call('PUT', `comments/${await othersComment()}/like`),
  follows: () => call('PUT', `people/${admin.username}/follow`),
};

test('every table with the id of a person has a bound, or says why it needs none', async () => {
  expect(await tablesOfPeople(api)).toEqual(Object.keys(memberLimits).toSorted());
  expect((await countedTables(api)).toSorted()).toEqual(
    [...boundedTables, 'files', 'deleted_rows'].toSorted(),
  );
});

describe.each(boundedTables)('%s', (table) => {
  const { max } = memberLimits[table];

  test('the last row is taken, the next one refused with the figure, and nothing is changed', async () => {
    await addToRoom(api, diver.id, table, max - 1);
    await foldRowCounts(api.services.database.db);
    // A like or a follow is set, and makes no record.
    expect([200, 201]).toContain((await additions[table]()).status);
    await foldRowCounts(api.services.database.db);
    const refused = await additions[table]();
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(max.toLocaleString('en')) },
    });
    await addToRoom(api, diver.id, table, 1 - max);
    expect(await findFaults(api.services.database.db)).toEqual([]);
  });
});

test('in Arabic, too', async () => {
  await addToRoom(api, diver.id, 'tickets', memberLimits.tickets.max);
  await foldRowCounts(api.services.database.db);
  const ticket = { subject: 'Help', description: 'Please.', category: 'Other' };
  const { body } = await call('POST', 'tickets', ticket, 'ar');
  expect(body?.message).toMatch(/\p{sc=Arab}.*1,000/u);
  await addToRoom(api, diver.id, 'tickets', -memberLimits.tickets.max);
});

test('what is in the trash counts until it is deleted for good', async () => {
  const trash = trashCalls(api, admin);
  const id = uuidv7();
  expect(await call('POST', 'divelogs', { id })).toMatchObject({ status: 201 });
  await addToRoom(api, diver.id, 'dive_logs', memberLimits.dive_logs.max - 1);
  const deletion = await trash.remove(`divelogs/${id}`);
  await foldRowCounts(api.services.database.db);
  expect(await additions.dive_logs()).toMatchObject({ status: 409 });
  await trash.purge(deletion);
  await foldRowCounts(api.services.database.db);
  expect(await additions.dive_logs()).toMatchObject({ status: 201 });
  await addToRoom(api, diver.id, 'dive_logs', 1 - memberLimits.dive_logs.max);
});

test('a person who is restored has as much as before, and nothing counts when they are gone', async () => {
  const trash = trashCalls(api, admin);
  const { db } = api.services.database;
  await additions.posts();
  await additions.follows();
  await additions.comment_likes();
  const deletion = await trash.remove(`users/${diver.id}`);
  expect(await findFaults(db)).toEqual([]);
  await trash.restore(deletion);
  expect(await findFaults(db)).toEqual([]);
  await trash.purge(await trash.remove(`users/${diver.id}`));
  await foldRowCounts(db);
  const counts = db.selectFrom('member_counts').select('what').where('user_id', '=', diver.id);
  expect(await counts.execute()).toEqual([]);
});

test('the database has the same bound of texts', async () => {
  expect(await textsMax(api)).toBe(memberTextsMax);
});

test('likes and follows need no room for texts', async () => {
  await addToRoom(api, diver.id, 'texts', memberTextsMax);
  await foldRowCounts(api.services.database.db);
  for (const table of ['post_likes', 'comment_likes', 'follows'] as const) {
    expect(await additions[table]()).toMatchObject({ status: 200 });
  }
  await addToRoom(api, diver.id, 'texts', -memberTextsMax);
});

describe.each(tablesOfTexts)('of a member whose texts are as long as they can be, %s', (table) => {
  test('have no room: 409 with the figure', async () => {
    await addToRoom(api, diver.id, 'texts', memberTextsMax);
    await foldRowCounts(api.services.database.db);
    expect(await additions[table]()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Your texts .* 40 MB/) },
    });
    await addToRoom(api, diver.id, 'texts', -memberTextsMax);
    await foldRowCounts(api.services.database.db);
    expect(await additions[table]()).toMatchObject({ status: 201 });
    expect(await findFaults(api.services.database.db)).toEqual([]);
  });
});

describe('the bytes of texts', () => {
  const bytes = () => textsOf(api, diver.id);
  const edits: Record<
    string,
    [() => Promise<Answer>, (id: string, text: string) => Promise<Answer>]
  > = {
    posts: [
      additions.posts,
      (id, value) => send(`posts/${id}`, [{ name: 'content', value }], 'PUT'),
    ],
    'dive logs': [
      additions.dive_logs,
      (id, comments) => call('PUT', `divelogs/${id}`, { comments }),
    ],
    certificates: [
      additions.certificates,
      (id, value) => call('PUT', `certificates/${id}`, { title: value }),
    ],
  };

  test.each(Object.entries(edits))(
    '%s: are counted when they are edited',
    async (_noun, [add, edit]) => {
      const id = String(Object((await add()).body?.data).id);
      const before = await bytes();
      expect(before).toBeGreaterThan(0);
      expect(await edit(id, 'م'.repeat(100))).toMatchObject({ status: 200 });
      expect(await bytes()).toBeGreaterThanOrEqual(200);
      expect(await findFaults(api.services.database.db)).toEqual([]);
      await addToRoom(api, diver.id, 'texts', memberTextsMax);
      await foldRowCounts(api.services.database.db);
      expect(await edit(id, 'م'.repeat(101))).toMatchObject({ status: 409 });
      expect(await edit(id, 'م'.repeat(10))).toMatchObject({ status: 200 });
      await addToRoom(api, diver.id, 'texts', -memberTextsMax);
      await foldRowCounts(api.services.database.db);
      expect(await edit(id, 'م'.repeat(101))).toMatchObject({ status: 200 });
      expect(await findFaults(api.services.database.db)).toEqual([]);
    },
  );

  test('stay counted in the trash, and not when they are deleted for good', async () => {
    const trash = trashCalls(api, admin);
    const id = uuidv7();
    await call('POST', 'divelogs', { id, comments: 'ب'.repeat(1_000), site: 'Blue Hole' });
    expect(await bytes()).toBe(2_009);
    const deletion = await trash.remove(`divelogs/${id}`);
    expect(await bytes()).toBe(2_009);
    await trash.restore(deletion);
    expect(await bytes()).toBe(2_009);
    await trash.purge(await trash.remove(`divelogs/${id}`));
    expect(await bytes()).toBe(0);
  });
});
