import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitMailRequests } from '../../accounts/mail-limits.ts';
import { countRegistrations, lastCode, mailsTo } from '../../testing/accounts/mails-sql.ts';
import {
  confirm,
  forget,
  idOf,
  newcomer,
  otherThan,
  postAs,
  registered,
} from '../../testing/accounts/registering.ts';
import { type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const password = 'right-password';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' }, registration: 'open' });
});
afterAll(() => api.close());

/** A call from a network, in which each call has an address of its own. */
let address = 0;
function from(network: string, path: string, payload: object, headers = {}) {
  address += 1;
  const remoteAddress = `${network}.${address % 250}`;
  return api.call({ method: 'POST', url: `/api/auth/${path}`, payload, headers, remoteAddress });
}

/** The requests before have been worked off: their answers do not wait for their mails. */
const settled = (): Promise<void> => api.services.background.ended();

test('at most three mails go to an address from one network in 15 minutes, and the answers do not tell', async () => {
  const { email } = newcomer();
  const known = await api.addPerson();
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    for (const to of [email, known.email]) {
      statuses.push((await from('203.0.113', 'register', newcomer({ email: to }))).status);
      statuses.push((await from('203.0.113', 'forgot-password', { email: to })).status);
    }
  }
  expect(new Set(statuses)).toEqual(new Set([201, 202]));
  await settled();
  expect(await mailsTo(api, email)).toHaveLength(3);
  expect(await mailsTo(api, known.email)).toHaveLength(6);
});

test('at most three new codes go to an address from one network in 15 minutes', async () => {
  const { email, registrationId } = await registered(api);
  for (let n = 0; n < 5; n += 1) await from('203.0.114', 'send-code', { registrationId });
  await settled();
  expect(await mailsTo(api, email)).toHaveLength(4);
});

test('a registration without a mail has no code that could be guessed, and cannot be told apart', async () => {
  const { email } = newcomer();
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    ids.push(idOf(await from('203.0.115', 'register', newcomer({ email }))));
  }
  expect(await countRegistrations(api, email)).toBe(3);
  const code = otherThan(await lastCode(api, email));
  const answers = await Promise.all(
    ids.map((registrationId) => confirm(api, { registrationId, code })),
  );
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({ status: 400, body: answers[0]?.body });
  }
});

test('a stranger keeps nobody from registering, confirming or a new code', async () => {
  const { email } = newcomer();
  for (let n = 0; n < 5; n += 1) {
    const stranger = await from('198.51.100', 'register', newcomer({ email }));
    await from('198.51.100', 'send-code', { registrationId: idOf(stranger) });
    await from('198.51.100', 'send-code', { registrationId: randomUUID() });
  }
  const owner = await registered(api, { email });
  expect(await confirm(api, owner)).toMatchObject({ status: 200 });
});

test('a stranger keeps no member from resetting the password: neither requests nor wrong codes', async () => {
  const person = await api.addPerson({ password });
  const owners = await forget(api, person.email);
  for (let n = 0; n < 5; n += 1) {
    const theirs = idOf(await from('198.51.101', 'forgot-password', { email: person.email }));
    for (let tries = 0; tries < 3; tries += 1) {
      const guess = { requestId: theirs, code: otherThan(owners.code), newPassword: 'their-own' };
      await from('198.51.101', 'reset-password', guess);
    }
  }
  await settled();
  expect(await mailsTo(api, person.email)).toHaveLength(4);
  // The owner's next request is mailed, and the code of the first one has kept its tries.
  await forget(api, person.email);
  const answer = await postAs(api, 'reset-password', { ...owners, newPassword: 'my-own-one' });
  expect(answer).toMatchObject({ status: 200 });
});

test('a stranger keeps no member from another address', async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const { email } = newcomer();
  for (let n = 0; n < 5; n += 1) {
    await from('198.51.102', 'change-email', { email, password }, as(other));
  }
  expect(await mailsTo(api, email)).toHaveLength(3);
  await postAs(api, 'change-email', { email, password }, as(person));
  const code = await lastCode(api, email);
  const changed = await postAs(api, 'change-email/confirm', { code }, as(person));
  expect(changed).toMatchObject({ status: 200 });
});

test('strangers in many networks fill no mailbox, and browsers that the owner knows get in all the same', async () => {
  const { email } = await api.addPerson({ password });
  const cookies = (await postAs(api, 'login', { email, password })).cookies;
  const { value = '' } = cookies.find(({ name }) => name === 'known') ?? {};
  for (let n = 0; n < 33; n += 1) await postAs(api, 'forgot-password', { email });
  await settled();
  expect(await mailsTo(api, email)).toHaveLength(30);
  const { requestId, code } = await forget(api, email, { cookie: `known=${value}` });
  const proof = { requestId, code, newPassword: 'my-own-one' };
  expect(await postAs(api, 'reset-password', proof)).toMatchObject({ status: 200 });
});

test('the cookie of another account opens nothing', async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const { cookies } = await postAs(api, 'login', { email: other.email, password });
  const { value = '', path } = cookies.find(({ name }) => name === 'known') ?? {};
  // Browsers send it to all of these calls.
  expect(path).toBe('/api/auth');
  for (let n = 0; n < 30; n += 1) await postAs(api, 'forgot-password', { email: person.email });
  const headers = { cookie: `known=${value}` };
  await postAs(api, 'forgot-password', { email: person.email }, headers);
  await settled();
  expect(await mailsTo(api, person.email)).toHaveLength(30);
});

test('whoever asks for one kind of mail keeps nobody from another', async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const { email } = person;
  for (let n = 0; n < 31; n += 1) await postAs(api, 'forgot-password', { email });
  await settled();
  await postAs(api, 'register', newcomer({ email }));
  await postAs(api, 'change-email', { email, password }, as(other));
  const templates = (await mailsTo(api, email)).map(({ template }) => template);
  expect(templates.slice(-2)).toEqual(['already-registered', 'address-taken']);
  expect(templates).toHaveLength(32);
});

test('a change of address without a mail makes no code', async () => {
  const person = await api.addPerson({ password });
  const { email } = newcomer();
  const ask = () => from('198.51.103', 'change-email', { email, password }, as(person));
  for (let n = 0; n < 3; n += 1) await ask();
  const code = await lastCode(api, email);
  expect(await ask()).toMatchObject({ status: 202 });
  expect(await mailsTo(api, email)).toHaveLength(3);
  const confirmed = await postAs(api, 'change-email/confirm', { code }, as(person));
  expect(confirmed).toMatchObject({ status: 200 });
});

test('the 21st sign-up behind one address is told the real time, and it keeps nobody there from anything else', async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson()];
  const { cookies } = await postAs(api, 'login', { email: person.email, password });
  const { value = '' } = cookies.find(({ name }) => name === 'known') ?? {};
  const behind = (path: string, payload: object, headers = {}) =>
    api.call({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      headers,
      remoteAddress: '203.0.113.77',
    });
  const { registrationId } = await registered(api);
  for (let at = 0; at < 20; at += 1) {
    expect(await behind('register', newcomer())).toMatchObject({ status: 201 });
  }
  const refused = await behind('register', newcomer());
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(240);
  expect(seconds).toBeLessThanOrEqual(300);
  expect(refused.body?.message).toBe('Too many attempts. Please try again in 5 minutes.');
  expect(await behind('forgot-password', { email: other.email })).toMatchObject({ status: 202 });
  expect(await behind('send-code', { registrationId })).toMatchObject({ status: 202 });
  for (let at = 0; at < 20; at += 1) await behind('forgot-password', { email: other.email });
  const known = await behind(
    'forgot-password',
    { email: person.email },
    { cookie: `known=${value}` },
  );
  expect(known).toMatchObject({ status: 202 });
});

test('wrong passwords of others behind an address stop no code that was mailed to somebody there, nor their sign-in in a known browser', async () => {
  const person = await api.addPerson({ password });
  const { cookies } = await postAs(api, 'login', { email: person.email, password });
  const { value = '' } = cookies.find(({ name }) => name === 'known') ?? {};
  const owner = await registered(api);
  const behind = (path: string, payload: object, headers = {}) =>
    api.call({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      headers,
      remoteAddress: '203.0.113.78',
    });
  for (let at = 0; at < 25; at += 1) {
    await behind('login', { email: `stranger-${at}@example.org`, password: 'wrong-one' });
  }
  const right = { email: person.email, password };
  const stopped = await behind('login', right);
  expect(stopped.status).toBe(429);
  expect(stopped.body?.message).toBe('Too many attempts. Please try again in 5 minutes.');
  expect(await behind('login', right, { cookie: `known=${value}` })).toMatchObject({ status: 200 });
  const { registrationId, code } = owner;
  expect(await behind('confirm-email', { registrationId, code })).toMatchObject({ status: 200 });
});

test('429: requests from one /48, however many addresses of it', async () => {
  const { limiter } = api.services;
  const addressAt = (at: number) => `2001:db8:5:${at.toString(16).padStart(2, '0')}00::1`;
  for (let at = 0; at < 80; at += 1) await limitMailRequests(limiter, 'register', addressAt(at));
  await expect(limitMailRequests(limiter, 'register', addressAt(80))).rejects.toMatchObject({
    status: 429,
  });
  await limitMailRequests(limiter, 'register', '2001:db8:6::1');
});

test('a browser that the account knows is not stopped by strangers behind its address, nor by its neighbours', async () => {
  const { limiter } = api.services;
  const shared = '203.0.113.50';
  for (let at = 0; at < 20; at += 1) await limitMailRequests(limiter, 'forgot-password', shared);
  await expect(limitMailRequests(limiter, 'forgot-password', shared)).rejects.toMatchObject({
    status: 429,
  });
  await limitMailRequests(limiter, 'forgot-password', shared, 'mira@example.org');
  for (let neighbour = 60; neighbour < 64; neighbour += 1) {
    for (let at = 0; at < 20; at += 1)
      await limitMailRequests(limiter, 'forgot-password', `203.0.113.${neighbour}`);
  }
  await limitMailRequests(limiter, 'forgot-password', '203.0.113.99');
});
