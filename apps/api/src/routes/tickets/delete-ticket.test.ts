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

const remove = (id: string, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'DELETE', url: `/api/tickets/${id}`, headers });

describe('DELETE /api/tickets/{id}', () => {
  test('200: it is gone from the lists and their totals', async () => {
    const [kept, id] = [await openTicket(api, diver), await openTicket(api, diver)];
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Ticket deleted.' } });
    for (const query of ['', '?status=OPEN', '?search=help']) {
      const url = `/api/tickets${query}`;
      const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
      expect(body?.data).toMatchObject({ total: 1, data: [{ id: kept }] });
    }
  });

  test('404: a second time, and two at once are one deletion', async () => {
    const id = await openTicket(api, diver);
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  test.each([
    ['missing', () => uuidv7()],
    ['malformed', () => 'abc'],
    ["a user's", () => diver.id],
  ])('404: %s', async (_name, id) => {
    expect(await remove(id())).toMatchObject({ status: 404 });
  });

  test('401: nobody; 403: a user, even who reported it', async () => {
    const id = await openTicket(api, diver);
    expect(await remove(id, {})).toMatchObject({ status: 401 });
    expect(await remove(id, as(diver))).toMatchObject({ status: 403 });
  });
});
