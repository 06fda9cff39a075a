import { rights, type Verb, verbs } from '@buddyline/domain/rights';
import type { RouteOptions } from 'fastify';
import { v4 as uuid, v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEntries } from '../testing/activity-sql.ts';
import { writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { openTicket } from '../testing/tickets/tickets-sql.ts';
import { trashCalls } from '../testing/trash.ts';
import { neededVerbs, verbsOf } from './access.ts';

let api: TestApi;
let diver: Person;
let staff: Person;

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  [diver, staff] = [await api.addPerson(), await api.addPerson({ role: 'ADMIN' })];
});
afterEach(() => {
  rights.full = [...verbs];
});
afterAll(() => api.close());

const allBut = (...without: readonly Verb[]) => verbs.filter((verb) => !without.includes(verb));

describe('each route asks for its rights', () => {
  const statusOf = async ({ method, url }: RouteOptions) => {
    const ids = url.replaceAll(/:\w+/g, () => uuidv7());
    // Without a record, the log of what everybody did needs another right.
    const path = url === '/api/activity' ? `${ids}?itemId=${uuidv7()}` : ids;
    return (await api.call({ method: String(method), url: path, headers: as(staff) })).status;
  };
  const routesByRight = () =>
    api.api.routeTable.filter(({ config, method }) => config?.may && method !== 'HEAD');

  test('all but them do not admit', async () => {
    for (const route of routesByRight()) {
      rights.full = allBut(...verbsOf(route.config));
      const who = route.config?.access?.who ?? 'staff';
      if (who === 'member') continue;
      const isHidden =
        who === 'holder' && verbsOf(route.config).some((verb) => verb.endsWith('.read'));
      expect(await statusOf(route), route.url).toBe(isHidden ? 404 : 403);
    }
  });

  test('any of them alone admits', async () => {
    // The answer of a stream has no end.
    for (const route of routesByRight().filter(({ config }) => config?.isStream !== true)) {
      for (const verb of verbsOf(route.config)) {
        rights.full = [verb];
        expect([401, 403], `${route.url} ${verb}`).not.toContain(await statusOf(route));
      }
    }
  });

  test('every right is one of a route', () => {
    const asked = new Set(routesByRight().flatMap(({ config }) => neededVerbs(config)));
    expect(verbs.filter((verb) => !asked.has(verb))).toEqual([]);
  });
});

describe('of several rights of a route, the one that is used', () => {
  const forbidden = { status: 403, body: { message: 'You may not do this.' } };
  const show = (id: string, isEnabled: boolean) =>
    api.call({
      method: 'PATCH',
      url: `/api/posts/${id}`,
      headers: as(staff),
      payload: { isEnabled },
    });

  test('403: hiding a post, by somebody who may only show posts', async () => {
    const { id } = await writePost(api, diver);
    rights.full = allBut('posts.hide');
    const before = await readEntries(api);
    expect(await show(id, false)).toMatchObject(forbidden);
    expect(await readEntries(api)).toEqual(before);
    expect(await show(id, true)).toMatchObject({ status: 200 });
  });

  test('a bulk call refuses each item', async () => {
    const { id } = await writePost(api, diver);
    rights.full = allBut('posts.hide');
    const payload = { action: 'posts.hide', ids: [id], operationId: uuid() };
    const { body } = await api.call({
      method: 'POST',
      url: '/api/bulk',
      headers: as(staff),
      payload,
    });
    expect(body?.data).toEqual({
      results: [{ id, ok: false, message: 'You may not do this.' }],
    });
  });

  test('403: an internal note, by somebody who may only reply', async () => {
    const url = `/api/tickets/${await openTicket(api, diver)}/messages`;
    const write = (payload: object) =>
      api.call({ method: 'POST', url, headers: as(staff), payload });
    rights.full = allBut('tickets.note');
    expect(await write({ body: 'Spam?', isInternal: true })).toMatchObject(forbidden);
    expect(await write({ body: 'Which watch?' })).toMatchObject({ status: 201 });
    rights.full = allBut('tickets.reply');
    expect(await write({ body: 'Which watch?' })).toMatchObject(forbidden);
  });

  test('403: restoring and undoing, of a noun that somebody may not restore', async () => {
    const trash = trashCalls(api, staff);
    const deletionId = await trash.remove(`tickets/${await openTicket(api, diver)}`);
    rights.full = allBut('tickets.restore');
    const post = (url: string) =>
      api.call({ method: 'POST', url, headers: as(staff), payload: {} });
    expect(await post(`/api/trash/${deletionId}/restore`)).toMatchObject(forbidden);
    expect(await post(`/api/activity/${deletionId}/undo`)).toMatchObject(forbidden);
  });
});

test('without the right, staff may still do it with what is their own', async () => {
  const remove = (id: string) =>
    api.call({ method: 'DELETE', url: `/api/posts/${id}`, headers: as(staff) });
  const [own, others] = [await writePost(api, staff), await writePost(api, diver)];
  rights.full = allBut('posts.delete');
  expect(await remove(others.id)).toMatchObject({ status: 403 });
  expect(await remove(own.id)).toMatchObject({ status: 200 });
});

test('without the right to read posts, staff see no hidden ones of others', async () => {
  const { id } = await writePost(api, diver);
  const hidden = { method: 'PATCH', url: `/api/posts/${id}`, payload: { isEnabled: false } };
  await api.call({ ...hidden, headers: as(staff) });
  const read = (url: string) => api.call({ method: 'GET', url, headers: as(staff) });
  const pages = [`/api/posts/${id}`, `/api/comments/post/${id}`];
  for (const url of pages) expect(await read(url)).toMatchObject({ status: 200 });
  rights.full = allBut('posts.read');
  for (const url of pages) expect(await read(url)).toMatchObject({ status: 404 });
});
