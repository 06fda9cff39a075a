import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { mailTo } from './testing/mails-sql.ts';

const password = 'right-password';
const from = 'Buddyline <no-reply@buddyline.example>';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

async function startWith(url: string): Promise<{ api: TestApi; stop: () => Promise<void> }> {
  const api = await startTestApi({ mail: { way: 'smtp', url, from } });
  const stop = api.services.mail?.startSending(api.api.log, { poll: 1e9, stopGrace: 1 });
  if (stop === undefined) throw new Error('Mail is not set up');
  return { api, stop };
}

function changePassword(api: TestApi, person: Person) {
  const payload = { oldPassword: password, newPassword: 'new-password' };
  const url = `/api/auth/change-password/${person.id}`;
  return api.call({ method: 'POST', url, headers: as(person), payload });
}

test('a call does not wait for a mail server that never answers', async () => {
  const { api, stop } = await startWith(server.url);
  const person = await api.addPerson({ password, username: 'stall-me' });
  // The server takes the connection and answers nothing, as long as this test runs.
  expect(await changePassword(api, person)).toMatchObject({ status: 200 });
  expect(await mailTo(api.services.database.db, person.email)).toMatchObject({ sent_at: null });
  await vi.waitFor(() => expect(server.stalled()).toBe(1), { timeout: 20_000 });
  await stop();
  await api.close();
});

test('nor does it fail when there is none', async () => {
  const { api, stop } = await startWith('smtp://127.0.0.1:1');
  const person = await api.addPerson({ password });
  expect(await changePassword(api, person)).toMatchObject({ status: 200 });
  const { mail, database } = api.services;
  await vi.waitFor(() => expect(mail?.reachability.isReachable).toBe(false), { timeout: 20_000 });
  expect(await mailTo(database.db, person.email)).toMatchObject({ failed_at: null });
  await stop();
  await api.close();
});

test('without mail the call works as before, and mail is not announced', async () => {
  const api = await startTestApi({ mail: undefined });
  const person = await api.addPerson({ password });
  expect(await changePassword(api, person)).toMatchObject({ status: 200 });
  const { body } = await api.call({ method: 'GET', url: '/api/meta' });
  expect(Object(body?.data).features).not.toContain('mail');
  expect(await api.services.database.db.selectFrom('mails').select('id').execute()).toEqual([]);
  await api.close();
});
