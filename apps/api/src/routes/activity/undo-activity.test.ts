import type { DiveLogUpdate } from '@buddyline/domain/dive-log';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { readEntries } from '../../testing/activity-sql.ts';
import { setPerson } from '../../testing/people-sql.ts';
import { writePost } from '../../testing/posts.ts';
import {
  type Answer,
  type Person,
  type TestApi,
  as,
  startTestApi,
} from '../../testing/test-api.ts';
import { openTicket } from '../../testing/tickets/tickets-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
});
afterAll(() => api.close());

function send(method: string, path: string, payload?: object, headers = {}): Promise<Answer> {
  return api.call({ method, url: `/api/${path}`, headers: { ...as(admin), ...headers }, payload });
}

function undo(answer: Answer, headers = {}): Promise<Answer> {
  return send('POST', `activity/${String(answer.headers['x-undo'])}/undo`, undefined, headers);
}

const fieldsOf = async (path: string) => (await send('GET', path)).body?.data;

describe('POST /api/activity/{id}/undo', () => {
  test('200: puts back the status of a ticket, and the undo can be undone', async () => {
    diver = await api.addPerson();
    const id = await openTicket(api, diver);
    const closed = await send('PUT', `tickets/${id}`, { status: 'CLOSED' });
    const undone = await undo(closed);
    expect(undone).toMatchObject({ status: 200, body: { message: 'Undone.' } });
    expect(await fieldsOf(`tickets/${id}`)).toMatchObject({ status: 'OPEN' });
    const [first, second] = await readEntries(api, id);
    expect(first?.undone_by).toBe(second?.id);
    expect(second).toMatchObject({
      id: undone.headers['x-undo'],
      action: 'tickets.undo',
      actor_id: admin.id,
      changes: { status: { from: 'CLOSED', to: 'OPEN' } },
    });
    expect(await undo(undone)).toMatchObject({ status: 200 });
    expect(await fieldsOf(`tickets/${id}`)).toMatchObject({ status: 'CLOSED' });
  });

  test('200: a hidden post, a changed text and a dive log', async () => {
    const post = await writePost(api, admin, { content: 'Manta!' });
    const hidden = await send('PATCH', `posts/${post.id}`, { isEnabled: false });
    expect(await undo(hidden)).toMatchObject({ status: 200 });
    expect(await fieldsOf(`posts/${post.id}`)).toMatchObject({ isEnabled: true });

    const log = sampleDiveLog(admin.id);
    await api.services.database.db.insertInto('dive_logs').values(log).execute();
    const before = await fieldsOf(`divelogs/${log.id}`);
    const changes: DiveLogUpdate = {
      maxDepth: 66.5,
      date: '2026-01-31',
      exposureGear: ['HOOD', 'FINS'],
      comments: null,
      isCave: false,
      timeIn: '09:10',
    };
    const changed = await send('PUT', `divelogs/${log.id}`, changes);
    expect(await undo(changed)).toMatchObject({ status: 200 });
    expect(await fieldsOf(`divelogs/${log.id}`)).toEqual({
      ...Object(before),
      updatedAt: expect.any(String),
    });
  });

  test('409: names the fields that were changed since, and puts back the rest', async () => {
    diver = await api.addPerson({ fullName: 'Mira Haddad' });
    const changed = await send('PUT', `users/admin/${diver.id}`, { country: 'Egypt', age: 34 });
    await send('PUT', `users/admin/${diver.id}`, { age: 35 });
    const refused = await undo(changed, { 'accept-language': 'ar' });
    expect(refused.status).toBe(409);
    expect(refused.body?.errors).toMatchObject([{ path: 'age' }]);
    expect(refused.body?.message).toMatch(/[\u0600-\u06FF]/);
    const profile = `users/${diver.id}/profile`;
    expect(await fieldsOf(profile)).toMatchObject({ country: null, age: 35 });
    expect(await undo(changed)).toMatchObject({
      status: 409,
      body: { message: 'This has been undone already.' },
    });
  });

  test('409: nothing is undone when all of it was changed since', async () => {
    const id = await openTicket(api, diver);
    const closed = await send('PUT', `tickets/${id}`, { status: 'CLOSED' });
    await send('PUT', `tickets/${id}`, { status: 'PENDING' });
    const refused = await undo(closed);
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'status' }] } });
    expect(refused.body?.message).toMatch(/^Nothing was undone/);
    expect(await readEntries(api, id)).toHaveLength(2);
  });

  test('two undos at the same time do it once', async () => {
    const id = await openTicket(api, diver);
    const closed = await send('PUT', `tickets/${id}`, { status: 'CLOSED' });
    const answers = await Promise.all([undo(closed), undo(closed), undo(closed)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(await readEntries(api, id)).toHaveLength(2);
  });

  test('409: the rules of an update apply', async () => {
    diver = await api.addPerson();
    const renamed = await send('PUT', `users/admin/${diver.id}`, { username: 'another-name' });
    const other = await api.addPerson();
    await setPerson(api.services.database.db, other.id, { username: diver.username });
    const taken = await undo(renamed);
    expect(taken).toMatchObject({ status: 409, body: { errors: [{ path: 'username' }] } });
    expect(taken.body?.message).toMatch(/choose another one/);

    const promoted = await send('PUT', `users/admin/${diver.id}`, { role: 'ADMIN' });
    const own = await undo(promoted, as(diver));
    expect(own).toMatchObject({ status: 409 });
    expect(await undo(promoted)).toMatchObject({ status: 200 });
    expect((await send('GET', 'users', undefined, as(diver))).status).toBe(403);
  });

  test('409: an item that was deleted since', async () => {
    const id = await openTicket(api, diver);
    const closed = await send('PUT', `tickets/${id}`, { status: 'CLOSED' });
    await send('DELETE', `tickets/${id}`);
    const refused = await undo(closed);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body?.message).toMatch(/restore it first/);
  });

  test('no X-Undo: a text that was too long to be kept', async () => {
    diver = await api.addPerson();
    const bio = 'b'.repeat(2001);
    const longer = await send('PUT', `users/admin/${diver.id}`, { bio });
    expect(longer.headers).toHaveProperty('x-undo');
    expect(await undo(longer)).toMatchObject({ status: 200 });
    await send('PUT', `users/admin/${diver.id}`, { bio });
    const shorter = await send('PUT', `users/admin/${diver.id}`, { bio: 'Short.' });
    expect(shorter).toMatchObject({ status: 200 });
    expect(shorter.headers).not.toHaveProperty('x-undo');
    const entry = (await readEntries(api, diver.id)).at(-1);
    expect(entry?.changes).toEqual({
      bio: { from: { text: bio.slice(0, 2000), length: 2001 }, to: 'Short.' },
    });
    expect(await send('POST', `activity/${entry?.id}/undo`)).toMatchObject({
      status: 409,
      body: { message: 'This cannot be undone.' },
    });
  });

  test('no X-Undo for users, who may not undo', async () => {
    diver = await api.addPerson();
    const profile = { fullName: 'Mira Haddad', country: 'Egypt', age: 34, bio: '' };
    const saved = await send('PUT', `users/${diver.id}`, profile, as(diver));
    expect(saved.status).toBe(200);
    expect(saved.headers).not.toHaveProperty('x-undo');
    expect(await readEntries(api, diver.id)).toMatchObject([{ actor_id: diver.id }]);
  });

  test('404: an unknown act', async () => {
    expect(await send('POST', `activity/${uuidv7()}/undo`)).toMatchObject({ status: 404 });
  });
});
