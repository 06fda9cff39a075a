import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TicketStatus } from '@buddyline/domain/ticket';
import { mailsTo } from '../../testing/accounts/mails-sql.ts';
import { type Person, type TestApi, startTestApi } from '../../testing/test-api.ts';
import { ticketCalls } from '../../testing/tickets/ticket-calls.ts';
import { openTicket } from '../../testing/tickets/tickets-sql.ts';
import { sendAllMails } from '../../testing/tickets/waiting-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
let ticketId: string;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
  admin = await api.addPerson({ role: 'ADMIN' });
});
beforeEach(async () => {
  diver = await api.addPerson();
  ticketId = await openTicket(api, diver, { subject: 'Lost logbook' });
});
afterAll(() => api.close());

const set = (status: TicketStatus, more: object = {}) =>
  ticketCalls(api).call(admin, 'PUT', `tickets/${ticketId}`, { status, ...more });
const templates = async () => (await mailsTo(api, diver.email)).map(({ template }) => template);

test('the reporter is told when their ticket is closed and when it is opened again', async () => {
  await set('CLOSED');
  expect(await templates()).toEqual(['ticket-closed']);
  await sendAllMails(api);
  await set('OPEN');
  expect(await templates()).toEqual(['ticket-closed', 'ticket-reopened']);
});

test('nothing is sent for pending, for no change, for spam and for the own ticket', async () => {
  await set('PENDING');
  await set('PENDING');
  await set('CLOSED', { notify: false });
  // Who was not told that it was closed is not told that it is open again.
  await set('OPEN');
  expect(await templates()).toEqual([]);
  ticketId = await openTicket(api, admin);
  await set('CLOSED');
  expect(await mailsTo(api, admin.email)).toEqual([]);
});

test('a change that is put back within 10 seconds leaves no mail', async () => {
  await set('CLOSED');
  await set('OPEN');
  expect(await templates()).toEqual([]);
  const { headers } = await set('CLOSED');
  expect(await templates()).toEqual(['ticket-closed']);
  await ticketCalls(api).call(admin, 'POST', `activity/${String(headers['x-undo'])}/undo`);
  expect(await templates()).toEqual([]);
});

test('a reply says it all: the mail about the status that waits is not sent', async () => {
  await set('CLOSED');
  await ticketCalls(api).send(admin, ticketId, { body: 'Found it.' });
  expect(await templates()).toEqual(['ticket-reply']);
});

test('an internal note says nothing to the reporter: the mail about the status is sent', async () => {
  await set('CLOSED');
  await ticketCalls(api).send(admin, ticketId, { body: 'Was spam.', isInternal: true });
  expect(await templates()).toEqual(['ticket-closed']);
  // It can still be put back.
  await set('OPEN');
  expect(await templates()).toEqual([]);
});

test('an internal note that sets another status ends the mail about the one before', async () => {
  await set('CLOSED');
  const note = { body: 'Not yet.', isInternal: true };
  await ticketCalls(api).send(admin, ticketId, { ...note, status: 'CLOSED' });
  expect(await templates()).toEqual(['ticket-closed']);
  await ticketCalls(api).send(admin, ticketId, { ...note, status: 'OPEN' });
  expect(await templates()).toEqual([]);
});

test('bulk tells each reporter, unless it is spam', async () => {
  const bulk = (notify?: boolean) => {
    const payload = { action: 'tickets.close', ids: [ticketId], operationId: randomUUID() };
    return ticketCalls(api).call(admin, 'POST', 'bulk', { ...payload, notify });
  };
  await bulk();
  expect(await templates()).toEqual(['ticket-closed']);
  ticketId = await openTicket(api, diver);
  await bulk(false);
  expect(await templates()).toEqual(['ticket-closed']);
});
