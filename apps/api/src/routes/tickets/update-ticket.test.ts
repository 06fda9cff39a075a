import { type Ticket, ticketStatuses } from '@buddyline/domain/ticket';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const put = (id: string, payload: unknown, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'PUT', url: `/api/tickets/${id}`, payload: payload as object, headers });

async function read(id: string): Promise<Ticket> {
  const { body } = await api.call({ method: 'GET', url: `/api/tickets/${id}`, headers: as(admin) });
  return body?.data as Ticket;
}

describe('PUT /api/tickets/{id}', () => {
  test.each(ticketStatuses)('200: %s can be set from any status', async (status) => {
    for (const before of ticketStatuses) {
      const id = await openTicket(api, diver, { status: before });
      const answer = await put(id, { status });
      expect(answer).toMatchObject({ status: 200, body: { message: 'Ticket status updated.' } });
      expect(await read(id)).toMatchObject({ status });
    }
  });

  test('200: only the status and updatedAt change', async () => {
    const id = await openTicket(api, diver, { updated_at: '2026-01-01T00:00:00Z' });
    const { updatedAt: before, ...rest } = await read(id);
    await put(id, { status: 'PENDING', priority: 'low', userId: admin.id, subject: 'Mine' });
    const { updatedAt, ...after } = await read(id);
    expect(after).toEqual({ ...rest, status: 'PENDING' });
    expect(Date.parse(updatedAt ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  });

  const choices = `Choose one of these: ${ticketStatuses.join(', ')}.`;
  test.each([
    [{}, 'The field “status” is missing.'],
    [{ status: null }, choices],
    [{ status: 'open' }, choices],
    [{ status: 'DONE' }, choices],
    [{ status: ['OPEN'] }, choices],
  ])('400: %j', async (payload, message) => {
    const id = await openTicket(api, diver);
    const { status, body } = await put(id, payload);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, errors: [{ path: 'status', message }] });
    expect(await read(id)).toMatchObject({ status: 'OPEN' });
  });

  test('400: no body, and an array', async () => {
    const id = await openTicket(api, diver);
    expect(await put(id, undefined)).toMatchObject({ status: 400 });
    expect(await put(id, [])).toMatchObject({ status: 400 });
  });

  test.each([
    ['missing', () => uuidv7()],
    ['malformed', () => 'abc'],
    ['of a user', () => diver.id],
  ])('404: %s', async (_name, id) => {
    expect(await put(id(), { status: 'CLOSED' })).toMatchObject({ status: 404 });
  });

  test('401: without sign-in; 403: a user who is not an administrator, even the reporter', async () => {
    const id = await openTicket(api, diver);
    expect(await put(id, { status: 'CLOSED' }, {})).toMatchObject({ status: 401 });
    expect(await put(id, { status: 'CLOSED' }, as(diver))).toMatchObject({ status: 403 });
    expect(await read(id)).toMatchObject({ status: 'OPEN' });
  });
});
