import { mailTextSchema } from '@buddyline/domain/mail';
import { sanctionSchema, sanctionsSchema, moderationSchema } from '@buddyline/domain/sanction';
import { successSchema } from '@buddyline/domain/envelope';
import { userNotesSchema } from '@buddyline/domain/user-note';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTo } from '../../../mail/testing/mails-sql.ts';
import { mailsTo } from '../../../testing/accounts/mails-sql.ts';
import { readEntries } from '../../../testing/activity-sql.ts';
import { setPerson } from '../../../testing/people-sql.ts';
import {
  type Answer,
  type Person,
  type TestApi,
  as,
  startTestApi,
} from '../../../testing/test-api.ts';
import { openTicket } from '../../../testing/tickets/tickets-sql.ts';
import { trashCalls } from '../../../testing/trash.ts';
import { sendAllMails } from '../../../testing/tickets/waiting-sql.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' }, writesPerMinute: 999 });
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Said' });
});
beforeEach(async () => {
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
});
afterAll(() => api.close());

const call = (method: string, url: string, payload?: object, by = admin): Promise<Answer> =>
  api.call({ method, url: `/api/${url}`, headers: as(by), ...(payload && { payload }) });
const impose = (given: object) => call('POST', `users/${diver.id}/sanctions`, given);
const sanctionIn = ({ body }: Answer) => v.parse(successSchema(sanctionSchema), body).data;
const listed = async (by = admin) => {
  const { body } = await call('GET', `users/${diver.id}/sanctions`, undefined, by);
  return v.parse(successSchema(sanctionsSchema), body).data;
};

const warning = { kind: 'warning', publicText: 'You sold watches.\nStop.', internalText: 'Twice.' };

test.each([
  ['message', 'en', 'Message sent to \u2068Mira Haddad\u2069.'],
  ['warning', 'en', '\u2068Mira Haddad\u2069 has been warned.'],
  ['suspension', 'en', '\u2068Mira Haddad\u2069 has been suspended.'],
  ['warning', 'ar', 'تم تحذير \u2068Mira Haddad\u2069.'],
])('the answer to a %s names whom it met, in the language %s', async (kind, locale, message) => {
  const { body } = await api.call({
    method: 'POST',
    url: `/api/users/${diver.id}/sanctions`,
    headers: { ...as(admin), 'accept-language': locale },
    payload: { kind, publicText: 'Stop.', ...(kind === 'suspension' && { length: '7-days' }) },
  });
  expect(body?.message).toBe(message);
});

test('a warning is mailed, audited and seen by the person, without what only staff know', async () => {
  const ticketId = await openTicket(api, diver);
  const sanction = sanctionIn(await impose({ ...warning, rule: 'Advertising', ticketId }));
  expect(sanction).toMatchObject({
    rule: 'Advertising',
    by: { name: 'Omar Said' },
    ticketId,
    isActive: false,
    mail: { status: 'waiting' },
  });
  const mail = await mailTo(api.services.database.db, diver.email);
  expect(mail).toMatchObject({ template: 'warning' });
  expect(mail.text).toContain('You sold watches.\nStop.');
  expect(mail.text).not.toContain('Twice.');
  expect(await listed(diver)).toMatchObject([
    { publicText: warning.publicText, internalText: null, by: null, ticketId: null, mail: null },
  ]);
  expect(await readEntries(api, diver.id)).toMatchObject([
    { id: sanction.id, action: 'users.warn' },
  ]);
  const other = await api.addPerson();
  const answer = await call('GET', `users/${diver.id}/sanctions`, undefined, other);
  expect(answer.status).toBe(403);
});

test('a message is mailed and cannot be lifted', async () => {
  const sanction = sanctionIn(await impose({ kind: 'message', publicText: 'Hello.' }));
  expect(await mailsTo(api, diver.email)).toMatchObject([{ template: 'message' }]);
  const answer = await call('POST', `users/${diver.id}/sanctions/${sanction.id}/lift`);
  expect(answer.status).toBe(409);
});

test('a warning is withdrawn by its undo, before its mail goes', async () => {
  const { headers } = await impose(warning);
  await call('POST', `activity/${String(headers['x-undo'])}/undo`);
  expect(await mailsTo(api, diver.email)).toEqual([]);
  expect(await listed()).toMatchObject([{ liftedBy: { name: 'Omar Said' } }]);
  expect((await call('GET', `users/${diver.id}/standing`)).body?.data).toMatchObject({
    warnings: 0,
  });
});

test('who was told of a suspension is told that it was lifted', async () => {
  await setPerson(api.services.database.db, diver.id, { locale: 'ar' });
  const suspension = { kind: 'suspension', publicText: 'Spam.', length: '7-days' };
  const { id } = sanctionIn(await impose(suspension));
  await sendAllMails(api);
  await call('POST', `users/${diver.id}/sanctions/${id}/lift`);
  expect((await call('GET', `users/${diver.id}/standing`)).body?.data).toMatchObject({
    locale: 'ar',
  });
  const mails = await mailsTo(api, diver.email);
  expect(mails.map(({ template, locale }) => [template, locale])).toEqual([
    ['suspended', 'ar'],
    ['suspension-lifted', 'ar'],
  ]);
  const again = await call('POST', `users/${diver.id}/sanctions/${id}/lift`);
  expect(again.status).toBe(409);
});

test('replies to their tickets count, and neither their own words nor internal notes do', async () => {
  const ticketId = await openTicket(api, diver);
  const write = (given: object, by = admin) =>
    call('POST', `tickets/${ticketId}/messages`, given, by);
  const replies = async () => {
    const { body } = await call('GET', `users/${diver.id}/standing`);
    return v.parse(successSchema(moderationSchema), body).data.ticketReplies;
  };
  expect(await replies()).toBe(0);
  await write({ body: 'We look into it.' });
  await write({ body: 'Again he.', isInternal: true });
  await write({ body: 'Thank you.' }, diver);
  expect(await replies()).toBe(1);
});

test('where mail is not set up the act stands', async () => {
  const silent = await startTestApi();
  const staff = await silent.addPerson({ role: 'ADMIN' });
  const person = await silent.addPerson();
  const url = `/api/users/${person.id}/sanctions`;
  const answer = await silent.call({ method: 'POST', url, headers: as(staff), payload: warning });
  expect(sanctionIn(answer)).toMatchObject({ kind: 'warning', mail: null });
  await silent.close();
});

test('the preview is the mail as it will read, and changes nothing', async () => {
  const given = { kind: 'suspension', publicText: 'Spam.', length: 'until-lifted' };
  const answer = await call('POST', `users/${diver.id}/sanctions/preview`, given);
  const { subject, text } = v.parse(successSchema(mailTextSchema), answer.body).data;
  expect(await mailsTo(api, diver.email)).toEqual([]);
  expect(await listed()).toEqual([]);
  await impose(given);
  const mail = await mailTo(api.services.database.db, diver.email);
  expect({ subject: mail.subject, text: mail.text }).toEqual({ subject, text });
});

test.each([
  ['ar', 'en', /4 مارس 2099/, /[صم]\s/],
  ['en', 'ar', /March 4, 2099/, /[AP]M/],
] as const)(
  'its times are in the language of the person, %s, and not of staff',
  async (...given) => {
    const [locale, language, day, half] = given;
    await setPerson(api.services.database.db, diver.id, { locale });
    const answer = await api.call({
      method: 'POST',
      url: `/api/users/${diver.id}/sanctions/preview`,
      headers: { ...as(admin), 'accept-language': language },
      payload: { kind: 'suspension', publicText: 'Spam.', length: '2099-03-04' },
    });
    const { text } = v.parse(successSchema(mailTextSchema), answer.body).data;
    expect(text).toMatch(day);
    expect(text).toMatch(half);
  },
);

test.each([
  { kind: 'ban', publicText: 'Spam.' },
  { kind: 'warning' },
  { kind: 'warning', publicText: ' ' },
  { kind: 'suspension', publicText: 'Spam.' },
  { kind: 'warning', publicText: 'x'.repeat(5_001) },
])('400: %j', async (given) => {
  expect(await impose(given)).toMatchObject({ status: 400 });
});

describe('notes about a person', () => {
  const notes = async () => {
    const { body } = await call('GET', `users/${diver.id}/notes`);
    return v.parse(successSchema(userNotesSchema), body).data;
  };
  const add = async (body: string, isPinned = false) => {
    const answer = await call('POST', `users/${diver.id}/notes`, { body, isPinned });
    return String(Object(answer.body?.data).id);
  };

  test('pinned ones are first, then the newest', async () => {
    const first = await add('First.');
    await add('Second.', true);
    await add('Third.');
    const bodies = async () => (await notes()).map(({ body }) => body);
    expect(await bodies()).toEqual(['Second.', 'Third.', 'First.']);
    expect((await notes())[0]).toMatchObject({ isPinned: true, by: { name: 'Omar Said' } });
    await call('PUT', `users/${diver.id}/notes/${first}`, { isPinned: true, body: 'Changed.' });
    expect(await bodies()).toEqual(['Second.', 'Changed.', 'Third.']);
    await call('DELETE', `users/${diver.id}/notes/${first}`);
    expect(await bodies()).toEqual(['Second.', 'Third.']);
  });

  test('the newest pinned one is in the moderation', async () => {
    const pinned = async () => {
      const { body } = await call('GET', `users/${diver.id}/standing`);
      return v.parse(successSchema(moderationSchema), body).data.pinnedNote;
    };
    await add('First.');
    expect(await pinned()).toBeNull();
    await add('Second.', true);
    const third = await add(`Third.${'x'.repeat(900)}`, true);
    await add('Fourth.');
    expect(await pinned()).toEqual({
      body: `Third.${'x'.repeat(294)}`,
      by: { id: admin.id, name: 'Omar Said' },
    });
    await call('PUT', `users/${diver.id}/notes/${third}`, { isPinned: false });
    expect(await pinned()).toMatchObject({ body: 'Second.' });
  });

  test('404: those of somebody else', async () => {
    const id = await add('First.');
    const other = await api.addPerson();
    const answer = await call('PUT', `users/${other.id}/notes/${id}`, { isPinned: true });
    expect(answer.status).toBe(404);
  });

  test('they and the sanctions leave and come back with the person', async () => {
    await add('First.');
    await impose({ kind: 'suspension', publicText: 'Spam.', length: 'until-lifted' });
    const trash = trashCalls(api, admin);
    await trash.restore(await trash.remove(`users/${diver.id}`));
    expect(await notes()).toMatchObject([{ body: 'First.' }]);
    expect(await listed()).toMatchObject([{ publicText: 'Spam.', isActive: true }]);
    const { body } = await call('GET', `users/${diver.id}/profile`);
    expect(body?.data).toMatchObject({ isSuspended: true });
  });
});
