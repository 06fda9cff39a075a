import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimMails } from '../../../mail/mails-sql.ts';
import { mailTo } from '../../../mail/testing/mails-sql.ts';
import { mailsTo } from '../../../testing/accounts/mails-sql.ts';
import { readEntries } from '../../../testing/activity-sql.ts';
import { setPerson } from '../../../testing/people-sql.ts';
import { type Person, type TestApi, startTestApi } from '../../../testing/test-api.ts';
import { messageIn, ticketCalls } from '../../../testing/tickets/ticket-calls.ts';
import { openTicket } from '../../../testing/tickets/tickets-sql.ts';
import { letRepliesGo } from '../../../testing/tickets/waiting-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
let ticketId: string;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Said' });
});
beforeEach(async () => {
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  ticketId = await openTicket(api, diver, { subject: 'Lost logbook' });
});
afterAll(() => api.close());

const calls = () => ticketCalls(api);
const bodiesFor = async (person: Person) =>
  (await calls().conversation(person, ticketId)).data.map(({ body }) => body);

describe('a reply of staff', () => {
  test('goes to the reporter by mail in their language, and is seen once it is sent', async () => {
    await setPerson(api.services.database.db, diver.id, { locale: 'ar' });
    const body = 'Found it.\n\nIt was under <the bench>.';
    const answer = await calls().send(admin, ticketId, { body });
    expect(answer).toMatchObject({ status: 201 });
    expect(messageIn(answer)).toMatchObject({
      body,
      isStaff: true,
      author: { id: admin.id, name: 'Omar Said' },
      mail: { status: 'waiting', error: null },
    });
    const mail = await mailTo(api.services.database.db, diver.email);
    expect(mail).toMatchObject({ template: 'ticket-reply', locale: 'ar', user_id: diver.id });
    expect(mail.text).toContain(body);
    expect(mail.html).toContain('It was under &lt;the bench&gt;.');
    expect(mail.due_at.getTime() - mail.queued_at.getTime()).toBe(10_000);
    expect(await bodiesFor(diver)).toEqual([]);
    expect(await bodiesFor(admin)).toEqual([body]);
    await letRepliesGo(api);
    const { data, locale } = await calls().conversation(diver, ticketId);
    expect(locale).toBe('ar');
    // Members are not told who has answered, nor of mails.
    expect(data).toMatchObject([{ body, isStaff: true, author: null, mail: null }]);
    expect(await calls().ticket(admin, ticketId)).toMatchObject({ isUnanswered: false });
  });

  test('its mail is shown with the message: failed and why', async () => {
    await calls().send(admin, ticketId, { body: 'Found it.' });
    const { db } = api.services.database;
    const failed = { failed_at: new Date(), last_error: '550 No such mailbox' };
    await db.updateTable('mails').set(failed).where('to', '=', diver.email).execute();
    const { data } = await calls().conversation(admin, ticketId);
    expect(data[0]?.mail).toMatchObject({ status: 'failed', error: '550 No such mailbox' });
  });

  test('send & close is one call with one entry', async () => {
    const close = { body: 'Found it.', status: 'CLOSED' };
    const answer = await calls().send(admin, ticketId, close);
    expect(answer.body?.message).toBe('Reply sent, ticket closed.');
    expect(await calls().ticket(diver, ticketId)).toMatchObject({ status: 'CLOSED' });
    expect(await readEntries(api, ticketId)).toMatchObject([
      {
        action: 'tickets.reply',
        person_id: diver.id,
        changes: { status: { from: 'OPEN', to: 'CLOSED' } },
      },
    ]);
    expect(await mailsTo(api, diver.email)).toMatchObject([{ template: 'ticket-reply' }]);
    const again = await calls().send(admin, ticketId, close);
    expect(again.body?.message).toBe('Reply sent.');
  });
});

test('of two moderators who answer at once one is told to read the other first', async () => {
  const other = await api.addPerson({ role: 'ADMIN' });
  const asked = messageIn(await calls().send(diver, ticketId, { body: 'Hello?' }));
  const replies = await Promise.all(
    [admin, other].map((by) => calls().send(by, ticketId, { body: 'Hello!', seen: asked.id })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'answered' });
  const { data } = await calls().conversation(admin, ticketId);
  expect(data).toHaveLength(2);
  const again = { body: 'And more.', seen: data[1]?.id };
  expect(await calls().send(other, ticketId, again)).toMatchObject({ status: 201 });
  // The reporter has written since.
  expect(await calls().send(admin, ticketId, { ...again, seen: null })).toMatchObject({
    status: 409,
  });
});

describe('an internal note', () => {
  test('is for staff only, is not mailed and answers nothing', async () => {
    const answer = await calls().send(admin, ticketId, { body: 'A friend.', isInternal: true });
    expect(messageIn(answer)).toMatchObject({ isInternal: true, mail: null });
    await letRepliesGo(api);
    expect(await bodiesFor(diver)).toEqual([]);
    expect(await bodiesFor(admin)).toEqual(['A friend.']);
    expect(await mailsTo(api, diver.email)).toEqual([]);
    expect(await calls().ticket(admin, ticketId)).toMatchObject({ isUnanswered: true });
  });

  test('403: members write none, and set no status', async () => {
    for (const wrong of [{ isInternal: true }, { status: 'CLOSED' }]) {
      const answer = await calls().send(diver, ticketId, { body: 'Hm.', ...wrong });
      expect(answer).toMatchObject({ status: 403 });
    }
  });
});

describe('a reply of the reporter', () => {
  test.each(['CLOSED', 'PENDING'] as const)('opens a ticket that was %s', async (status) => {
    ticketId = await openTicket(api, diver, { status, is_answered: true });
    const id = uuidv7();
    const answer = await calls().send(diver, ticketId, { id, body: 'It is back.' });
    expect(messageIn(answer)).toMatchObject({ id, isStaff: false, author: { id: diver.id } });
    expect(await bodiesFor(admin)).toEqual(['It is back.']);
    const ticket = await calls().ticket(admin, ticketId);
    expect(ticket).toMatchObject({ status: 'OPEN', isUnanswered: true });
    expect(await readEntries(api, ticketId)).toEqual([]);
  });

  test('404: others see neither the ticket nor its messages', async () => {
    const other = await api.addPerson();
    expect(await calls().send(other, ticketId, { body: 'Me too.' })).toMatchObject({ status: 404 });
    const answer = await calls().call(other, 'GET', `tickets/${ticketId}/messages`);
    expect(answer.status).toBe(404);
  });

  test.each([{}, { body: ' ' }, { body: 'x'.repeat(5_001) }])('400: %j', async (message) => {
    expect(await calls().send(diver, ticketId, message)).toMatchObject({ status: 400 });
  });
});

describe('taking a reply back', () => {
  const reply = async () =>
    messageIn(await calls().send(admin, ticketId, { body: 'Oops.', status: 'CLOSED' })).id;

  test('leaves neither message nor mail, and the status as it was', async () => {
    const id = await reply();
    expect(await calls().takeBack(admin, ticketId, id)).toMatchObject({ status: 200 });
    expect(await bodiesFor(admin)).toEqual([]);
    expect(await mailsTo(api, diver.email)).toEqual([]);
    const ticket = await calls().ticket(admin, ticketId);
    expect(ticket).toMatchObject({ status: 'OPEN', isUnanswered: true });
    const [replied, takenBack] = await readEntries(api, ticketId);
    expect(replied).toMatchObject({ action: 'tickets.reply', undone_by: takenBack?.id });
    expect(takenBack).toMatchObject({ action: 'tickets.take-back' });
  });

  test('is also the undo of the reply', async () => {
    const answer = await calls().send(admin, ticketId, { body: 'Oops.' });
    const undo = String(answer.headers['x-undo']);
    expect(undo).toBe(messageIn(answer).id);
    const undone = await calls().call(admin, 'POST', `activity/${undo}/undo`);
    expect(undone).toMatchObject({ status: 200 });
    expect(await bodiesFor(admin)).toEqual([]);
  });

  test('keeps a status that somebody has set since', async () => {
    const id = await reply();
    await calls().call(admin, 'PUT', `tickets/${ticketId}`, { status: 'PENDING' });
    await calls().takeBack(admin, ticketId, id);
    expect(await calls().ticket(admin, ticketId)).toMatchObject({ status: 'PENDING' });
  });

  test('409: after 10 seconds', async () => {
    const id = await reply();
    await letRepliesGo(api);
    const answer = await calls().takeBack(admin, ticketId, id);
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/sent/) } });
    expect(await bodiesFor(diver)).toEqual(['Oops.']);
  });

  test('409: while its mail is on its way', async () => {
    const id = await reply();
    const { db } = api.services.database;
    await db.updateTable('mails').set({ attempts: 1 }).where('to', '=', diver.email).execute();
    expect(await calls().takeBack(admin, ticketId, id)).toMatchObject({ status: 409 });
    expect(await mailsTo(api, diver.email)).toHaveLength(1);
  });

  test('at the same moment as the mails are claimed: either taken back or sent', async () => {
    const { db } = api.services.database;
    for (let round = 0; round < 12; round += 1) {
      const id = await reply();
      // Due for the sender, while the message can still be taken back.
      await db
        .updateTable('mails')
        .set({ due_at: new Date(Date.now() - 1_000) })
        .where('to', '=', diver.email)
        .execute();
      const [answer, claimed] = await Promise.all([
        calls().takeBack(admin, ticketId, id),
        claimMails(db, 5),
      ]);
      const isSent = claimed.some(({ to }) => to === diver.email);
      expect(answer.status).toBe(isSent ? 409 : 200);
      await db.deleteFrom('mails').where('to', '=', diver.email).execute();
    }
  });

  test('404: unknown messages; 409: those of the reporter and notes', async () => {
    const { takeBack, send } = calls();
    expect(await takeBack(admin, ticketId, uuidv7())).toMatchObject({ status: 404 });
    const own = messageIn(await send(diver, ticketId, { body: 'Hm.' }));
    expect(await takeBack(admin, ticketId, own.id)).toMatchObject({ status: 409 });
    const note = messageIn(await send(admin, ticketId, { body: 'Hm.', isInternal: true }));
    expect(await takeBack(admin, ticketId, note.id)).toMatchObject({ status: 409 });
  });
});

test('messages leave with their ticket or reporter, and come back with them', async () => {
  await calls().send(diver, ticketId, { body: 'It is back.' });
  await calls().send(admin, ticketId, { body: 'A friend.', isInternal: true });
  for (const url of [`tickets/${ticketId}`, `users/${diver.id}`]) {
    const { headers } = await calls().call(admin, 'DELETE', url);
    const deletionId = String(headers['x-undo']);
    await calls().call(admin, 'POST', `trash/${deletionId}/restore`, {});
    expect(await bodiesFor(admin)).toEqual(['It is back.', 'A friend.']);
  }
});
