import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePost } from '../../db/testing/sample-rows.ts';
import { allRows } from '../../testing/all-rows-sql.ts';
import { openTicket } from '../../testing/tickets/tickets-sql.ts';
import { formOf } from '../../testing/forms.ts';
import { contentPart } from '../../testing/posts.ts';
import { ageAnswers } from '../../testing/stored-answers-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';
import { fileState, filePart, picture } from '../../testing/uploads.ts';
import { storesAnswers } from './idempotency-key.ts';
import { deleteOldAnswers } from './stored-answers-sql.ts';

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

interface Call {
  url: string;
  payload: InjectOptions['payload'];
  headers?: Record<string, string>;
  by?: Person;
}

function post({ url, payload, headers, by = diver }: Call, key?: string) {
  const keyHeader = key === undefined ? {} : { 'idempotency-key': key };
  const all = { ...as(by), ...headers, ...keyHeader };
  return api.call({ method: 'POST', url: `/api/${url}`, payload: payload ?? '', headers: all });
}

const form = (url: string, parts: Parameters<typeof formOf>[0]): Call => ({
  url,
  ...formOf(parts),
});
const shot = async (width = 40) => filePart(await picture(width, 30).png().toBuffer());
const dive = (site: string): Call => ({ url: 'divelogs', payload: { site, maxDepth: 60 } });

async function shownPost(): Promise<string> {
  const row = samplePost(diver.id);
  await api.services.database.db.insertInto('posts').values(row).execute();
  return row.id;
}

/** One call of each route whose answers are stored. */
const calls: Record<string, () => Promise<Call>> = {
  'POST /api/posts': async () => form('posts', [contentPart('Manta!'), await shot()]),
  'POST /api/users/upload-profile/:userId': async () =>
    form(`users/upload-profile/${diver.id}`, [await shot()]),
  'POST /api/certificates': async () =>
    form('certificates', [{ name: 'title', value: 'Rescue Diver' }, await shot()]),
  'POST /api/comments/post/:postId': async () => ({
    url: `comments/post/${await shownPost()}`,
    payload: { content: 'Lovely.' },
  }),
  'POST /api/divelogs': async () => dive('Blue Hole'),
  'POST /api/tickets': async () => ({
    url: 'tickets',
    payload: { subject: 'Help', description: 'Please.', category: 'Other' },
  }),
  'POST /api/tickets/:ticketId/messages': async () => ({
    url: `tickets/${await openTicket(api, diver)}/messages`,
    payload: { body: 'It is back.' },
  }),
  'POST /api/presets': () =>
    Promise.resolve({
      url: 'presets',
      payload: { kind: 'message', locale: 'en', title: 'Hello', text: 'Hello!' },
      by: admin,
    }),
  'POST /api/views': () =>
    Promise.resolve({
      url: 'views',
      payload: { list: 'posts', name: uuidv7(), query: 'search=wreck', isShared: false },
      by: admin,
    }),
  'POST /api/users/:userId/notes': () =>
    Promise.resolve({ url: `users/${diver.id}/notes`, payload: { body: 'Kind.' }, by: admin }),
  'POST /api/users/:userId/sanctions': () =>
    Promise.resolve({
      url: `users/${diver.id}/sanctions`,
      payload: { kind: 'suspension', publicText: 'Spam.', length: '1-day' },
      by: admin,
    }),
  'POST /api/trash/:deletionId/restore': async () => {
    const ticketId = await openTicket(api, diver);
    const deletionId = await trashCalls(api, admin).remove(`tickets/${ticketId}`);
    return { url: `trash/${deletionId}/restore`, payload: {}, by: admin };
  },
};

test('every POST that requires sign-in is called below, or says why its answer is not stored', () => {
  const posts = api.api.routeTable.filter(
    ({ method, config }) => method === 'POST' && config?.access?.who !== 'anyone',
  );
  const nameOf = ({ url }: { url: string }) => `POST ${url}`;
  expect(posts.filter(storesAnswers).map(nameOf).toSorted()).toEqual(Object.keys(calls).toSorted());
  const others = posts.filter((route) => !storesAnswers(route));
  for (const { config } of others) expect(config?.idempotency?.none).toMatch(/\w/);
});

describe.each(Object.entries(calls))('%s', (_route, prepare) => {
  test('the same call again has the same answer and no second effect', async () => {
    const { db } = api.services.database;
    const [call, key] = [await prepare(), randomUUID()];
    const first = await post(call, key);
    expect([200, 201]).toContain(first.status);
    const rows = await allRows(db);
    const files = await fileState(api);
    const again = await post(call, key);
    expect(again.status).toBe(first.status);
    expect(again.headers['location']).toBe(first.headers['location']);
    expect(again.bytes).toEqual(first.bytes);
    expect(await allRows(db)).toEqual({ ...rows, users: expect.anything() });
    expect(await fileState(api)).toEqual(files);
  });

  test('twice at once: once done, and both are told the same, one of them perhaps later', async () => {
    const { db } = api.services.database;
    const [call, key] = [await prepare(), randomUUID()];
    const answers = await Promise.all([post(call, key), post(call, key), post(call, key)]);
    const answered = answers.filter(({ status }) => status !== 409);
    expect(answered.length).toBeGreaterThan(0);
    for (const { status, headers } of answers.filter((answer) => !answered.includes(answer))) {
      expect(status).toBe(409);
      expect(headers['retry-after']).toBe('1');
    }
    const rows = await allRows(db);
    const later = await post(call, key);
    for (const { status, bytes } of answered) {
      expect(status).toBe(later.status);
      expect(bytes).toEqual(later.bytes);
    }
    expect(await allRows(db)).toEqual({ ...rows, users: expect.anything() });
    const stored = db.selectFrom('stored_answers').select('key').where('key', '=', key);
    expect(await stored.execute()).toEqual([{ key }]);
  });
});

test('422: the key of another request, whatever differs', async () => {
  const key = randomUUID();
  await post(dive('Blue Hole'), key);
  const others = [
    dive('Shark Reef'),
    { ...dive('Blue Hole'), url: 'divelogs?x=1' },
    form('posts', [contentPart('Manta!')]),
  ];
  for (const other of others) {
    const { status, body } = await post(other, key);
    expect(status).toBe(422);
    expect(body?.message).toBe('This Idempotency-Key was sent with another request.');
  }
});

test('422: a form with another text, another file or another file name', async () => {
  const key = randomUUID();
  const file = await shot();
  await post(form('posts', [contentPart('Manta!'), file]), key);
  const others = [
    [contentPart('Two mantas!'), file],
    [contentPart('Manta!'), await shot(41)],
    [contentPart('Manta!'), { ...file, filename: 'other.png' }],
    [contentPart('Manta!')],
  ];
  for (const parts of others) expect((await post(form('posts', parts), key)).status).toBe(422);
});

test('a form that arrives with another boundary or order of its fields is the same call', async () => {
  const key = randomUUID();
  const parts = [{ name: 'title', value: 'Rescue Diver' }, await shot()];
  const first = await post(form('certificates', parts), key);
  const again = await post(form('certificates', parts.toReversed()), key);
  expect(again.bytes).toEqual(first.bytes);
});

test('the keys of two people are different ones', async () => {
  const key = randomUUID();
  const other = await api.addPerson();
  const mine = await post(dive('Blue Hole'), key);
  const theirs = await post({ ...dive('Shark Reef'), by: other }, key);
  expect([mine.status, theirs.status]).toEqual([201, 201]);
});

test('a failure is not stored: the same call may succeed later', async () => {
  const key = randomUUID();
  const row = samplePost(diver.id);
  const call = { url: `comments/post/${row.id}`, payload: { content: 'Lovely.' } };
  expect((await post(call, key)).status).toBe(404);
  await api.services.database.db.insertInto('posts').values(row).execute();
  expect((await post(call, key)).status).toBe(201);
});

test.each(['', 'a b', 'ä', 'x'.repeat(101), '""'])('400: the key %j', async (key) => {
  expect((await post(dive('Blue Hole'), key)).status).toBe(400);
});

test('the quotes of the draft’s syntax are not part of the key', async () => {
  const key = randomUUID();
  const first = await post(dive('Blue Hole'), key);
  expect((await post(dive('Blue Hole'), `"${key}"`)).bytes).toEqual(first.bytes);
});

test('after a day the key is free, and housekeeping deletes the answer', async () => {
  const { db } = api.services.database;
  const key = randomUUID();
  await post(dive('Blue Hole'), key);
  await ageAnswers(db);
  expect((await post(dive('Shark Reef'), key)).status).toBe(201);
  await ageAnswers(db);
  expect(await deleteOldAnswers(db, 1_000)).toBeGreaterThan(0);
  expect(await db.selectFrom('stored_answers').select('key').execute()).toEqual([]);
});

test('what is sent without a key is done each time', async () => {
  const ids = new Set<unknown>();
  for (let n = 0; n < 2; n += 1) {
    const { body } = await post(dive('Blue Hole'));
    ids.add(Object(body?.data).id);
  }
  expect(ids.size).toBe(2);
});

describe('an id that the client chose', () => {
  test('is the id of the record', async () => {
    const id = uuidv7();
    const { body } = await post({ url: 'divelogs', payload: { id } });
    expect(body?.data).toMatchObject({ id });
  });

  test('409 when it is taken, also by what lies in the trash', async () => {
    const id = uuidv7();
    await post({ url: 'divelogs', payload: { id } });
    const again = () => post({ url: 'divelogs', payload: { id }, by: admin });
    expect((await again()).status).toBe(409);
    await trashCalls(api, admin).remove(`divelogs/${id}`);
    const { status, body } = await again();
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'There is a record with this id already.',
      code: 'id-taken',
    });
  });

  test('400 unless it is of version 7', async () => {
    const { status, body } = await post({ url: 'divelogs', payload: { id: randomUUID() } });
    expect(status).toBe(400);
    expect(body?.errors).toMatchObject([{ path: 'id' }]);
  });
});

test('a purge of the person deletes the answers to their calls', async () => {
  const { db } = api.services.database;
  await post(dive('Blue Hole'), randomUUID());
  const trash = trashCalls(api, admin);
  await trash.purge(await trash.remove(`users/${diver.id}`));
  const stored = db.selectFrom('stored_answers').select('key').where('user_id', '=', diver.id);
  expect(await stored.execute()).toEqual([]);
});
