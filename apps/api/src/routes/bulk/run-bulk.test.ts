import { type BulkResult, bulkResponseSchema } from '@buddyline/domain/bulk';
import { v4 as uuid, v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEntries } from '../../testing/activity-sql.ts';
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
  diver = await api.addPerson();
});
afterAll(() => api.close());

function send(payload: object, caller = admin, headers = {}): Promise<Answer> {
  return api.call({
    method: 'POST',
    url: '/api/bulk',
    headers: { ...as(caller), ...headers },
    payload,
  });
}

async function run(payload: object, caller = admin, headers = {}): Promise<BulkResult[]> {
  const { body, status } = await send({ operationId: uuid(), ...payload }, caller, headers);
  expect(status).toBe(200);
  return v.parse(bulkResponseSchema, body?.data).results;
}

const tickets = (count: number) =>
  Promise.all(Array.from({ length: count }, () => openTicket(api, diver)));
const statusOf = async (id: string) =>
  (await api.call({ method: 'GET', url: `/api/tickets/${id}`, headers: as(admin) })).body?.data;

describe('POST /api/bulk', () => {
  test('200: each item has its own entry, and its result stands in the order asked', async () => {
    const ids = await tickets(3);
    const closed = await openTicket(api, diver, { status: 'CLOSED' });
    const unknown = uuidv7();
    const operationId = uuid();
    const asked = [unknown, ...ids, closed];
    const payload = { action: 'tickets.close', ids: asked, reason: 'Old', operationId };
    const results = await run(payload, admin, { 'accept-language': 'ar' });
    expect(results.map(({ id }) => id)).toEqual(asked);
    expect(results[0]).toEqual({
      id: unknown,
      ok: false,
      message: expect.stringMatching(/\p{sc=Arab}/u),
    });
    expect(results.at(-1)).toEqual({ id: closed, ok: true });
    for (const [index, id] of ids.entries()) {
      const [entry, ...more] = await readEntries(api, id);
      expect(more).toEqual([]);
      expect(results[index + 1]).toEqual({ id, ok: true, undo: entry?.id });
      expect(entry).toMatchObject({
        action: 'tickets.update',
        actor_id: admin.id,
        operation_id: operationId,
        reason: 'Old',
        changes: { status: { from: 'OPEN', to: 'CLOSED' } },
      });
    }
  });

  test('200: the same operation again answers what is done as done, and does not do it again', async () => {
    const [id = ''] = await tickets(1);
    const payload = { action: 'tickets.close', ids: [id], operationId: uuid() };
    const [first] = await run(payload);
    await api.call({
      method: 'PUT',
      url: `/api/tickets/${id}`,
      headers: as(admin),
      payload: { status: 'PENDING' },
    });
    const other = await api.addPerson({ role: 'ADMIN' });
    expect(await run(payload, other)).toEqual([first]);
    expect(await statusOf(id)).toMatchObject({ status: 'PENDING' });
    expect(await run({ ...payload, action: 'tickets.open' })).toMatchObject([{ ok: true }]);
    expect(await statusOf(id)).toMatchObject({ status: 'OPEN' });
  });

  test('200: the same operation at the same time is done once', async () => {
    const ids = await tickets(10);
    const other = await api.addPerson({ role: 'ADMIN' });
    const payload = { action: 'tickets.delete', ids, operationId: uuid() };
    const answers = await Promise.all([
      run(payload),
      run({ ...payload, ids: ids.toReversed() }, other),
      run(payload, other),
    ]);
    const undoOf = (results: BulkResult[]) => new Map(results.map(({ id, undo }) => [id, undo]));
    const [first, ...more] = answers.map(undoOf);
    expect(first?.size).toBe(10);
    expect([...(first?.values() ?? [])]).not.toContain(undefined);
    for (const again of more) expect(again).toEqual(first);
    for (const id of ids) expect(await readEntries(api, id)).toHaveLength(1);
  });

  test('200: deleting what is gone already succeeds, and a refusal does not stop the others', async () => {
    const gone = await api.addPerson();
    await api.call({ method: 'DELETE', url: `/api/users/${gone.id}`, headers: as(admin) });
    const ids = [gone.id, admin.id.toUpperCase(), diver.id];
    const results = await run({ action: 'users.delete', ids });
    expect(results).toEqual([
      { id: gone.id, ok: true },
      { id: admin.id, ok: false, message: 'You cannot delete your own account.' },
      { id: diver.id, ok: true, undo: expect.any(String) },
    ]);
    const url = `/api/users/${diver.id}/profile`;
    expect((await api.call({ method: 'GET', url, headers: as(diver) })).status).toBe(401);
    const undo = `/api/activity/${results[2]?.undo}/undo`;
    expect(await api.call({ method: 'POST', url: undo, headers: as(admin) })).toMatchObject({
      status: 200,
    });
    expect((await api.call({ method: 'GET', url, headers: as(admin) })).status).toBe(200);
  });

  test('200: hides and shows posts', async () => {
    const post = await writePost(api, admin);
    const url = `/api/posts/${post.id}`;
    for (const [action, isEnabled] of [
      ['posts.hide', false],
      ['posts.show', true],
    ] as const) {
      expect(await run({ action, ids: [post.id] })).toMatchObject([{ ok: true }]);
      const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
      expect(body?.data).toMatchObject({ isEnabled });
    }
  });

  test('200: sets the priority, assigns and releases tickets, each of which can be undone', async () => {
    const ids = await tickets(2);
    const taken = await openTicket(api, diver, { taken_by: admin.id, priority: 'urgent' });
    const other = await api.addPerson({ role: 'ADMIN', fullName: 'Lina Aziz' });
    const of = (id: string) => ({ action: id, ids: [...ids, taken] });
    const assigned = await run({ ...of('tickets.assign'), takerId: other.id });
    expect(assigned.map(({ ok }) => ok)).toEqual([true, true, true]);
    const ranked = await run({ ...of('tickets.prioritize'), priority: 'urgent' });
    expect(ranked.map(({ undo }) => undo !== undefined)).toEqual([true, true, false]);
    expect(await statusOf(taken)).toMatchObject({
      priority: 'urgent',
      takenBy: { id: other.id, name: 'Lina Aziz' },
    });
    for (const { undo } of assigned) {
      const url = `/api/activity/${undo}/undo`;
      expect(await api.call({ method: 'POST', url, headers: as(admin) })).toMatchObject({
        status: 200,
      });
    }
    expect(await statusOf(taken)).toMatchObject({ takenBy: { id: admin.id } });
    const released = await run(of('tickets.release'));
    expect(released.map(({ undo }) => undo !== undefined)).toEqual([false, false, true]);
    expect(await statusOf(taken)).toMatchObject({ takenBy: null });
    expect(await run({ ...of('tickets.assign'), takerId: diver.id })).toMatchObject([
      { ok: false },
      { ok: false },
      { ok: false },
    ]);
  });

  test('400: none, too many or repeated ids, missing values, and unknown actions', async () => {
    const id = uuidv7();
    const valid = { action: 'posts.hide', ids: [id], operationId: uuid() };
    for (const wrong of [
      { ids: [] },
      { ids: [id, id] },
      { ids: Array.from({ length: 51 }, () => uuidv7()) },
      { action: 'users.promote' },
      { operationId: 'x' },
      { action: 'tickets.assign' },
      { action: 'tickets.prioritize' },
    ]) {
      expect(await send({ ...valid, ...wrong })).toMatchObject({ status: 400 });
    }
  });
});

test('each item counts as one write', async () => {
  const limited = await startTestApi({ writesPerMinute: 10 });
  try {
    const person = await limited.addPerson({ role: 'ADMIN' });
    const call = (count: number) => {
      const ids = Array.from({ length: count }, () => uuidv7());
      const payload = { action: 'tickets.delete', ids, operationId: uuid() };
      return limited.call({ method: 'POST', url: '/api/bulk', headers: as(person), payload });
    };
    expect(await call(6)).toMatchObject({ status: 200 });
    expect(await call(5)).toMatchObject({ status: 429 });
  } finally {
    await limited.close();
  }
});
