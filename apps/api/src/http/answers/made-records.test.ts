import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPart, sendPost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
});
afterAll(() => api.close());

const call = (method: string, url: string, caller: Person, payload?: object, headers = {}) =>
  api.call({ method, url, headers: { ...as(caller), ...headers }, ...(payload && { payload }) });

/** @returns the address of what was made, and its id */
async function make(url: string, payload: object, caller = diver, headers = {}) {
  const { status, body, headers: given } = await call('POST', url, caller, payload, headers);
  return { status, location: given['location'], id: String(Object(body?.data).id) };
}

const ticket = { subject: 'Help', description: 'Please', category: 'Other' };

test.each([
  ['divelogs', { site: 'Blue Hole' }],
  ['tickets', ticket],
])('201: POST /api/%s says where the record can be read', async (noun, payload) => {
  const { status, location, id } = await make(`/api/${noun}`, payload);
  expect([status, location]).toEqual([201, `/api/${noun}/${id}`]);
  expect(await call('GET', String(location), diver)).toMatchObject({ body: { data: { id } } });
});

test('201: a post', async () => {
  const { status, headers, body } = await sendPost(api, diver, [contentPart('Manta!')]);
  expect(status).toBe(201);
  expect(headers['location']).toBe(`/api/posts/${Object(body?.data).id}`);
});

test('201: below another record, with its id', async () => {
  const { location } = await make('/api/tickets', ticket);
  const message = await make(`${location}/messages`, { body: 'More.' });
  expect(message).toMatchObject({ status: 201, location: `${location}/messages/${message.id}` });
  const notes = `/api/users/${diver.id}/notes`;
  const note = await make(notes, { body: 'Kind.' }, admin);
  expect(note).toMatchObject({ status: 201, location: `${notes}/${note.id}` });
  expect(await call('DELETE', String(note.location), admin)).toMatchObject({ status: 200 });
});

test('201: what is not read alone has the address of its list', async () => {
  const list = `/api/users/${diver.id}/sanctions`;
  const message = { kind: 'message', publicText: 'Hello.' };
  expect(await make(list, message, admin)).toMatchObject({ status: 201, location: list });
  expect(await call('GET', list, admin)).toMatchObject({ status: 200 });
});

test('201: a repeated call says the same', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await make('/api/divelogs', { site: 'Wall' }, diver, key);
  expect(first.status).toBe(201);
  expect(await make('/api/divelogs', { site: 'Wall' }, diver, key)).toEqual(first);
});

test('a refused call makes nothing and says no address', async () => {
  const refused = await make('/api/divelogs', { maxDepth: 'deep' });
  expect(refused).toMatchObject({ status: 400, location: undefined });
});
