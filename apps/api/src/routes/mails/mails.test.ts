import { cursorPageSchema } from '@buddyline/domain/cursor';
import { mailSchema } from '@buddyline/domain/mail';
import { hangs } from '@buddyline/tests/time-limits';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startHousekeeping } from '../../housekeeping.ts';
import { addFailedMail, mailTo } from '../../mail/testing/mails-sql.ts';
import { lastCode, mailedCode } from '../../testing/accounts/mails-sql.ts';
import { readEntries } from '../../testing/activity-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Reef' });
});
afterAll(() => api.close());

const db = () => api.services.database.db;
const call = (method: string, path: string) =>
  api.call({ method, url: `/api/${path}`, headers: as(admin) });
const sendAgain = (id: string) => call('POST', `mails/${id}/send-again`);

async function list(query = '') {
  const { body } = await call('GET', `mails?${query}`);
  return v.parse(cursorPageSchema(mailSchema), body?.data);
}
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);

const nothing = { subject: null, text: null, html: null };
const asWaiting = { failed_at: null, last_error: null };
const asSent = { ...asWaiting, sent_at: new Date() };

test('the mails of everybody, newest first, with their state and the subjects of those without a code', async () => {
  const subject = 'About your post';
  const failed = await addFailedMail(db(), { user_id: diver.id, to: 'mira@reef.example', subject });
  const template = 'reset-code';
  const waiting = await addFailedMail(db(), { ...asWaiting, template, to: 'omar@deep.example' });
  const sent = await addFailedMail(db(), { ...asSent, subject });
  const { data, next } = await list();
  expect(data.map(({ id }) => id)).toEqual([sent, waiting, failed]);
  expect(next).toBeNull();
  expect(data.map((mail) => mail.subject)).toEqual([subject, null, subject]);
  expect(data[0]).toMatchObject({ status: 'sent', person: null, dueAt: null, canSendAgain: false });
  expect(data[1]).toMatchObject({ status: 'waiting', dueAt: expect.any(String) });
  expect(data[2]).toMatchObject({
    status: 'failed',
    to: 'mira@reef.example',
    person: { id: diver.id, name: 'Mira Reef' },
    lastError: '550 5.1.1 No such mailbox',
    canSendAgain: true,
  });
  expect(JSON.stringify(data)).not.toContain('135790');
  expect(await idsOf('status=failed')).toEqual([failed]);
  expect(await idsOf('status=waiting')).toEqual([waiting]);
  expect(await idsOf('status=sent')).toEqual([sent]);
  expect(await idsOf('search=omar@deep')).toEqual([waiting]);
  expect(await idsOf('search=mira+reef')).toEqual([failed]);
  const first = await list('limit=2');
  expect(await idsOf(`limit=2&before=${first.next}`)).toEqual([failed]);
});

describe('what a mail says', () => {
  const said = (id: string) => call('GET', `mails/${id}`);

  test.each(['message', 'warning', 'ticket-reply', 'suspended'] as const)(
    'is read before and after it is sent, while it is kept: %s',
    async (template) => {
      const body = { subject: 'About your post', text: 'Hello Mira,\n\nplease call us.' };
      const kept = { status: 200, body: { data: { hasCode: false, words: body } } };
      expect(await said(await addFailedMail(db(), { ...body, template }))).toMatchObject(kept);
      const sent = await addFailedMail(db(), { ...body, ...asSent, template });
      expect(await said(sent)).toMatchObject(kept);
      const old = await addFailedMail(db(), { ...asSent, ...nothing, template });
      expect(await said(old)).toMatchObject({ body: { data: { hasCode: false, words: null } } });
    },
  );

  test.each(['confirm-address', 'new-address', 'reset-code', 'reset-link'] as const)(
    'is never told of one with a code: %s',
    async (template) => {
      const id = await addFailedMail(db(), { template });
      const answer = await said(id);
      expect(answer).toMatchObject({ status: 200, body: { data: { hasCode: true, words: null } } });
      expect(JSON.stringify(answer.body)).not.toContain('135790');
    },
  );

  test('the code of a real mail is in its text, and in no answer to staff', async () => {
    const url = '/api/auth/forgot-password';
    await api.call({ method: 'POST', url, payload: { email: diver.email } });
    await vi.waitFor(async () => expect(await lastCode(api, diver.email)).toMatch(mailedCode), {
      timeout: hangs.expectationMs,
    });
    const code = await lastCode(api, diver.email);
    const { id } = await mailTo(db(), diver.email);
    for (const answer of [await said(id), await call('GET', 'mails?limit=100')]) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain(code);
    }
  });

  test('403: members, even the mail to themselves; 404: none', async () => {
    const id = await addFailedMail(db(), { user_id: diver.id, template: 'message' });
    const url = `/api/mails/${id}`;
    const answer = await api.call({ method: 'GET', url, headers: as(diver) });
    expect(answer.status).toBe(403);
    expect((await said(uuidv7())).status).toBe(404);
  });
});

test('a failed mail is sent again, and the entry has no address', async () => {
  const to = 'again@reef.example';
  const id = await addFailedMail(db(), { to, user_id: diver.id });
  expect(await sendAgain(id)).toMatchObject({ status: 200 });
  expect(await mailTo(db(), to)).toMatchObject({ attempts: 0, failed_at: null, text: '135790' });
  const entries = await readEntries(api, id);
  expect(entries).toMatchObject([
    { action: 'mails.send', actor_id: admin.id, person_id: diver.id },
  ]);
  expect(JSON.stringify(entries)).not.toContain(to);
  const again = await sendAgain(id);
  expect(again).toMatchObject({ status: 409 });
  expect(again.body?.message).toMatch(/still on its way/);
});

test('a mail that was sent or has expired is not, and the answer says what to do', async () => {
  const sent = await sendAgain(await addFailedMail(db(), { ...asSent, html: null }));
  expect(sent).toMatchObject({ status: 409, body: { message: expect.stringMatching(/spam/) } });
  const past = new Date(Date.now() - 60_000);
  const expired = await sendAgain(await addFailedMail(db(), { expires_at: past, html: null }));
  expect(expired).toMatchObject({ status: 409 });
  expect(expired.body?.message).toMatch(/expired .* ask for a new one/);
  expect(await sendAgain(uuidv7())).toMatchObject({ status: 404 });
});

test('housekeeping deletes the words of codes that have expired, of mails of 30 days ago, and mails of 90 days ago', async () => {
  const past = new Date(Date.now() - 60_000);
  const template = 'reset-code';
  await addFailedMail(db(), { to: 'old@reef.example', template, expires_at: past });
  await addFailedMail(db(), { ...asWaiting, template, to: 'late@reef.example', expires_at: past });
  const monthAgo = new Date(Date.now() - 30 * 86_400_000);
  await addFailedMail(db(), { ...asSent, to: 'month@reef.example', sent_at: monthAgo });
  const longAgo = uuidv7({ msecs: Date.now() - 91 * 86_400_000 });
  await addFailedMail(db(), { id: longAgo });
  await startHousekeeping(api.services, api.api.log)();
  expect(await mailTo(db(), 'old@reef.example')).toMatchObject({ ...nothing });
  const late = await mailTo(db(), 'late@reef.example');
  expect(late).toMatchObject({ ...nothing, last_error: 'expired', sent_at: null });
  expect(late.failed_at).not.toBeNull();
  expect(await mailTo(db(), 'month@reef.example')).toMatchObject({ ...nothing });
  expect(await idsOf('limit=100')).not.toContain(longAgo);
});

test('with a person go their unsent mails at once, and all others with their words when they are deleted for good', async () => {
  const person = await api.addPerson();
  const own = { user_id: person.id };
  const unsent = await addFailedMail(db(), { ...own, ...asWaiting });
  const failed = await addFailedMail(db(), own);
  const sent = await addFailedMail(db(), { ...own, ...asSent });
  const trash = trashCalls(api, admin);
  const deletion = await trash.remove(`users/${person.id}`);
  const left = await idsOf('limit=100');
  expect(left).toContain(sent);
  expect(left).not.toContain(unsent);
  expect(left).not.toContain(failed);
  await trash.purge(deletion);
  expect(await idsOf('limit=100')).not.toContain(sent);
});
