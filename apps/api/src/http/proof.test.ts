import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAttempt } from '../session/throttle.ts';
import { lastCode } from '../testing/accounts/mails-sql.ts';
import { postAs } from '../testing/accounts/registering.ts';
import {
  addPasskey,
  beginPasskey,
  createAuthenticator,
} from '../testing/accounts/authenticator.ts';
import { connectApp, holdClock } from '../testing/accounts/two-step.ts';
import { ageProofs } from '../testing/sessions-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';

const password = 'right-password';

holdClock();

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
  admin = await api.addPerson({ role: 'ADMIN', password });
});
afterAll(() => api.close());

const age = (person: Person, by: string) => ageProofs(api.services.database.db, person.id, by);
const prove = (person: Person, given: object) => postAs(api, 'proof', given, as(person));

async function updated(person: Person, payload: object) {
  const url = `/api/users/admin/${person.id}`;
  return api.call({ method: 'PUT', url, headers: as(admin), payload });
}

async function inTrash(role?: 'ADMIN') {
  const { id } = await api.addPerson(role && { role });
  const deleted = { method: 'DELETE', url: `/api/users/${id}`, headers: as(admin) };
  const { headers } = await api.call(deleted);
  return `/api/trash/${String(headers['x-undo'])}`;
}

/** For each route that needs a proof: a call that does. */
const graveActs: Record<string, () => Promise<object & { method: string; url: string }>> = {
  'DELETE /api/trash/:deletionId': async () => ({ method: 'DELETE', url: await inTrash() }),
  'POST /api/trash/:deletionId/restore': async () => ({
    method: 'POST',
    url: `${await inTrash('ADMIN')}/restore`,
    payload: {},
  }),
  'GET /api/exports/users.csv': async () => ({ method: 'GET', url: '/api/exports/users.csv' }),
  'GET /api/users/:userId/archive.zip': async () => {
    const { id } = await api.addPerson();
    return { method: 'GET', url: `/api/users/${id}/archive.zip` };
  },
  'PUT /api/users/admin/:userId': async () => {
    const { id } = await api.addPerson();
    return { method: 'PUT', url: `/api/users/admin/${id}`, payload: { role: 'ADMIN' } };
  },
  'POST /api/activity/:activityId/undo': async () => {
    const { headers } = await updated(await api.addPerson(), { role: 'ADMIN' });
    return { method: 'POST', url: `/api/activity/${String(headers['x-undo'])}/undo` };
  },
  'POST /api/auth/change-email/confirm': async () => {
    const email = `new-${admin.email}`;
    await postAs(api, 'change-email', { email, password }, as(admin));
    const payload = { code: await lastCode(api, email) };
    return { method: 'POST', url: '/api/auth/change-email/confirm', payload };
  },
  'POST /api/auth/two-step/codes': async () => ({
    method: 'POST',
    url: '/api/auth/two-step/codes',
    payload: {},
  }),
  'POST /api/auth/two-step/codes/confirm': async () => {
    const begun = await postAs(api, 'two-step/codes', {}, as(admin));
    const { setup, secret } = Object(begun.body?.data);
    const payload = { setup, code: new TOTP({ secret }).generate() };
    return { method: 'POST', url: '/api/auth/two-step/codes/confirm', payload };
  },
  'POST /api/auth/two-step/recovery-codes': async () => {
    await connectApp(api, admin);
    return { method: 'POST', url: '/api/auth/two-step/recovery-codes', payload: {} };
  },
  'DELETE /api/auth/two-step/codes': async () => {
    await connectApp(api, admin);
    return { method: 'DELETE', url: '/api/auth/two-step/codes' };
  },
  'POST /api/auth/two-step/passkeys/options': async () => ({
    method: 'POST',
    url: '/api/auth/two-step/passkeys/options',
    payload: {},
  }),
  'POST /api/auth/two-step/passkeys': async () => {
    const passkey = createAuthenticator().create(await beginPasskey(api, admin));
    const payload = { name: 'Phone', passkey };
    return { method: 'POST', url: '/api/auth/two-step/passkeys', payload };
  },
  'DELETE /api/auth/two-step/passkeys/:passkeyId': async () => {
    await addPasskey(api, admin);
    const { body } = await api.call({
      method: 'GET',
      url: '/api/auth/two-step',
      headers: as(admin),
    });
    const [{ id }] = Object(body?.data).passkeys;
    return { method: 'DELETE', url: `/api/auth/two-step/passkeys/${String(id)}` };
  },
  'DELETE /api/users/:userId/two-step': async () => {
    const person = await api.addPerson();
    await connectApp(api, person);
    return { method: 'DELETE', url: `/api/users/${person.id}/two-step` };
  },
};

test('these are all the routes that need a proof', () => {
  const routes = api.api.routeTable.filter(
    ({ config, method }) => config?.proof !== undefined && method !== 'HEAD',
  );
  const names = routes.map(({ method, url }) => `${String(method)} ${url}`);
  expect(names.toSorted()).toEqual(Object.keys(graveActs).toSorted());
});

test.each(Object.entries(graveActs))(
  '%s: refused with an old proof, done with a fresh one',
  async (_route, prepared) => {
    const call = { ...(await prepared()), headers: as(admin) };
    await age(admin, '16 minutes');
    const refused = await api.call(call);
    expect(refused).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
    expect(refused.body?.message).toBe('Confirm that it is you, then try again.');
    expect(await prove(admin, { password })).toMatchObject({ status: 200 });
    expect(await api.call(call)).toMatchObject({ status: 200 });
  },
);

test('a proof lasts for a quarter of an hour', async () => {
  const call = { method: 'GET', url: '/api/exports/users.csv', headers: as(admin) };
  await prove(admin, { password });
  await age(admin, '14 minutes');
  expect(await api.call(call)).toMatchObject({ status: 200 });
  await age(admin, '2 minutes');
  expect(await api.call(call)).toMatchObject({ status: 403 });
});

test('what is not grave needs none: another field, the same role, another undo, another list', async () => {
  const diver = await api.addPerson();
  await age(admin, '1 hour');
  const { status, headers } = await updated(diver, { country: 'Egypt', role: 'USER' });
  expect(status).toBe(200);
  const undo = `/api/activity/${String(headers['x-undo'])}/undo`;
  expect(await api.call({ method: 'POST', url: undo, headers: as(admin) })).toMatchObject({
    status: 200,
  });
  const posts = { method: 'GET', url: '/api/exports/posts.csv', headers: as(admin) };
  expect(await api.call(posts)).toMatchObject({ status: 200 });
});

test('a wrong password proves nothing, and is limited like that of a sign-in', async () => {
  const guesser = await api.addPerson({ role: 'ADMIN', password });
  await age(guesser, '1 hour');
  const errors = [{ path: 'password', message: 'The password is wrong.' }];
  expect(await prove(guesser, { password: 'a guess' })).toMatchObject({
    status: 400,
    body: { errors },
  });
  const call = { method: 'GET', url: '/api/exports/users.csv', headers: as(guesser) };
  expect(await api.call(call)).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
  for (let failure = 0; failure < 4; failure += 1) {
    await beginAttempt(api.services.limiter, guesser.id, { address: '127.0.0.1', isKnown: true });
  }
  expect(await prove(guesser, { password })).toMatchObject({ status: 429 });
});

test('a code of the app is a proof, once', async () => {
  const person = await api.addPerson({ role: 'ADMIN', password });
  const { code } = await connectApp(api, person);
  const call = { method: 'GET', url: '/api/exports/users.csv', headers: as(person) };
  for (const [given, status] of [
    [code(), 200],
    [code(), 403],
  ] as const) {
    await age(person, '1 hour');
    await prove(person, { code: given });
    expect(await api.call(call)).toMatchObject({ status });
  }
});

test('the proof is of one session, and a refresh does not renew it', async () => {
  const person = await api.addPerson({ role: 'ADMIN', password });
  const signedIn = await postAs(api, 'login', { email: person.email, password });
  const elsewhere = { ...person, accessToken: String(Object(signedIn.body?.data).accessToken) };
  await age(person, '1 hour');
  await prove(elsewhere, { password });
  const call = { method: 'GET', url: '/api/exports/users.csv' };
  expect(await api.call({ ...call, headers: as(elsewhere) })).toMatchObject({ status: 200 });
  expect(await api.call({ ...call, headers: as(person) })).toMatchObject({ status: 403 });
  await age(person, '1 hour');
  const cookie = `refresh=${signedIn.cookies[0]?.value}`;
  const renewed = await api.call({
    method: 'POST',
    url: '/api/auth/refresh-token',
    headers: { cookie },
  });
  const authorization = `Bearer ${String(Object(renewed.body?.data).accessToken)}`;
  expect(await api.call({ ...call, headers: { authorization } })).toMatchObject({ status: 403 });
});

test('a new password is a proof', async () => {
  const person = await api.addPerson({ role: 'ADMIN', password });
  await age(person, '1 hour');
  const url = `/api/auth/change-password/${person.id}`;
  const payload = { oldPassword: password, newPassword: 'another-password' };
  const { body } = await api.call({ method: 'POST', url, headers: as(person), payload });
  const authorization = `Bearer ${String(Object(body?.data).accessToken)}`;
  const call = { method: 'GET', url: '/api/exports/users.csv', headers: { authorization } };
  expect(await api.call(call)).toMatchObject({ status: 200 });
});
