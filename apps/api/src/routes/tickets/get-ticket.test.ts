import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../test-api.ts';
import { openTicket } from './test-tickets-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
});
afterAll(() => api.close());

const get = (id: string, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'GET', url: `/api/tickets/${id}`, headers });

describe('GET /api/tickets/{id}', () => {
  test('200: with its priority and who reported it', async () => {
    const id = await openTicket(api, diver, { priority: 'urgent' });
    const { status, body } = await get(id);
    expect(status).toBe(200);
    const Owner = { username: diver.username };
    expect(body?.data).toMatchObject({ id, userId: diver.id, priority: 'urgent', Owner });
  });

  test.each([
    ['missing', () => uuidv7()],
    ['malformed', () => 'abc'],
    ["a user's", () => diver.id],
  ])('404: %s', async (_name, id) => {
    expect(await get(id())).toMatchObject({ status: 404 });
  });

  test('401: nobody; 403: a user, even who reported it', async () => {
    const id = await openTicket(api, diver);
    expect(await get(id, {})).toMatchObject({ status: 401 });
    expect(await get(id, as(diver))).toMatchObject({ status: 403 });
  });
});
