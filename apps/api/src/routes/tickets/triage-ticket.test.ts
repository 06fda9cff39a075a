import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { openTicket } from '../../testing/tickets/tickets-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
});
afterAll(() => api.close());

const triage = (id: string, payload: object, person = admin) =>
  api.call({ method: 'PATCH', url: `/api/tickets/${id}`, payload, headers: as(person) });

test('what is not sent is kept, and an undo puts both back', async () => {
  const id = await openTicket(api, diver, { category: 'Posts', priority: 'low' });
  const first = await triage(id, { priority: 'urgent' });
  expect(first.body).toMatchObject({
    message: 'Ticket updated.',
    data: { category: 'Posts', priority: 'urgent', status: 'OPEN' },
  });
  const both = await triage(id, { category: 'Users', priority: 'high' });
  expect(both.body?.data).toMatchObject({ category: 'Users', priority: 'high' });
  const undo = String(both.headers['x-undo']);
  const url = `/api/activity/${undo}/undo`;
  expect(await api.call({ method: 'POST', url, headers: as(admin) })).toMatchObject({
    status: 200,
  });
  const { body } = await api.call({ method: 'GET', url: `/api/tickets/${id}`, headers: as(admin) });
  expect(body?.data).toMatchObject({ category: 'Posts', priority: 'urgent' });
});

test.each([{}, { status: 'CLOSED' }, { category: null }, { priority: 'HIGH' }])(
  '400: %j',
  async (payload) => {
    const id = await openTicket(api, diver);
    expect(await triage(id, payload)).toMatchObject({ status: 400 });
  },
);

test('403 for the reporter, 404 for an unknown ticket', async () => {
  const id = await openTicket(api, diver);
  expect(await triage(id, { priority: 'urgent' }, diver)).toMatchObject({ status: 403 });
  expect(await triage(admin.id, { priority: 'urgent' })).toMatchObject({ status: 404 });
});
