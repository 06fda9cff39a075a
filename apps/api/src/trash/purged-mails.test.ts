import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '../db/statements/expressions.ts';
import { type Person, type TestApi, startTestApi } from '../testing/test-api.ts';
import { ticketCalls } from '../testing/tickets/ticket-calls.ts';
import { openTicket } from '../testing/tickets/tickets-sql.ts';
import { trashCalls } from '../testing/trash.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
});
afterAll(() => api.close());

const mailsOf = (person: Person) =>
  api.services.database.db
    .selectFrom('mails')
    .select(['template', 'subject', 'text', 'html'])
    .where('user_id', '=', person.id)
    .orderBy('template')
    .execute();

test('what was mailed about a ticket is deleted with it for good, and that it was mailed stays', async () => {
  const id = await openTicket(api, diver);
  const calls = ticketCalls(api);
  await calls.call(admin, 'POST', `tickets/${id}/messages`, { body: 'The words of the reply.' });
  await calls.call(admin, 'PUT', `tickets/${id}`, { status: 'CLOSED' });
  const { db } = api.services.database;
  await db.updateTable('mails').set({ sent_at: now }).where('user_id', '=', diver.id).execute();
  const trash = trashCalls(api, admin);
  const deletionId = await trash.remove(`tickets/${id}`);
  const before = await mailsOf(diver);
  expect(before.map(({ text }) => text?.includes('The words of the reply.'))).toContain(true);
  expect(await trash.purge(deletionId)).toMatchObject({ status: 200 });
  const nothing = { subject: null, text: null, html: null };
  expect(await mailsOf(diver)).toEqual(before.map((mail) => ({ ...mail, ...nothing })));
});
