import { generateKeyPairSync } from 'node:crypto';
import { bounds } from '@buddyline/domain/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPassword } from '../../commands/operator/accounts-sql.ts';
import {
  addPasskey,
  type Authenticator,
  beginPasskey,
  confirmPasskey,
  createAuthenticator,
  optionsOf,
  passkeyOptions,
  signInWith,
} from '../../testing/accounts/authenticator.ts';
import { ageCodes, mailsTo } from '../../testing/accounts/mails-sql.ts';
import { forget, postAs, statusesOf } from '../../testing/accounts/registering.ts';
import { beginSignIn, connectApp, holdClock, tokenOf } from '../../testing/accounts/two-step.ts';
import { readEntries } from '../../testing/activity-sql.ts';
import { ageProofs } from '../../testing/sessions-sql.ts';
import {
  type Person,
  type TestApi,
  as,
  panelOrigin,
  startTestApi,
} from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';

const password = 'right-password';

holdClock();

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
  admin = await api.addPerson({ role: 'ADMIN', password });
});
afterAll(() => api.close());

const db = () => api.services.database.db;
const anyone = (role: 'USER' | 'ADMIN' = 'USER') => api.addPerson({ role, password });
const signIn = ({ email }: Person) => postAs(api, 'login', { email, password });
const step = (payload: object) => postAs(api, 'second-step', payload);
const twoStepOf = async (person: Person) => {
  const url = '/api/auth/two-step';
  return (await api.call({ method: 'GET', url, headers: as(person) })).body?.data;
};
const passkeyCall = (method: string, person: Person, id: string, payload?: object) =>
  api.call({ method, url: `/api/auth/two-step/passkeys/${id}`, headers: as(person), payload });
const idsOf = async (person: Person): Promise<string[]> =>
  Object(await twoStepOf(person)).passkeys.map(({ id }: { id: string }) => id);

/** Somebody with a passkey. */
async function withPasskey({ role = 'USER', counter = 0 }: Partial<WithPasskey> = {}) {
  const person = await anyone(role);
  return { person, ...(await addPasskey(api, person, counter)) };
}
interface WithPasskey {
  role: 'USER' | 'ADMIN';
  counter: number;
}

const strangersKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

describe('adding a passkey', () => {
  test('the first one makes recovery codes, ends other sessions, and is audited and mailed', async () => {
    const person = await anyone('ADMIN');
    const elsewhere = await signIn(person);
    const { recoveryCodes } = await addPasskey(api, person);
    expect(recoveryCodes).toHaveLength(10);
    const authorization = `Bearer ${String(Object(elsewhere.body?.data).accessToken)}`;
    const call = { method: 'GET', url: '/api/auth/sessions', headers: { authorization } };
    expect(await api.call(call)).toMatchObject({ status: 401 });
    expect(await twoStepOf(person)).toMatchObject({
      passkeys: [{ name: 'Laptop', lastUsedAt: null }],
      recoveryCodesLeft: 10,
      codesSince: null,
    });
    expect(await readEntries(api)).toContainEqual(
      expect.objectContaining({ action: 'users.add-passkey', person_id: person.id }),
    );
    expect((await mailsTo(api, person.email)).at(-1)?.text).toContain('A passkey was added');
    const second = await addPasskey(api, person);
    expect(second.recoveryCodes).toEqual([]);
  });

  test.each([
    ['another challenge', { challenge: 'bm90LW91cnM' }],
    ['another site', { origin: 'https://evil.example' }],
    ['the address without a name', { origin: panelOrigin }],
    ['another name', { rpId: 'evil.example' }],
    ['no fingerprint, face or PIN', { isUnverified: true }],
    ['certificates, whose lists would be fetched', { format: 'apple' }],
  ])('with %s is refused', async (_, lies) => {
    const person = await anyone();
    const made = createAuthenticator().create(await beginPasskey(api, person), lies);
    expect(await confirmPasskey(api, person, made)).toMatchObject({ status: 400 });
    expect(await twoStepOf(person)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });

  test('a challenge is of one session, works once, also for two at the same time, and for five minutes', async () => {
    const [person, other] = [await anyone(), await anyone()];
    const options = await beginPasskey(api, person);
    const made = createAuthenticator().create(options);
    expect(await confirmPasskey(api, other, made)).toMatchObject({ status: 400 });
    const both = [made, createAuthenticator().create(options)];
    const answers = await Promise.all(both.map((one) => confirmPasskey(api, person, one)));
    expect(statusesOf(answers)).toEqual([200, 400]);
    const late = createAuthenticator().create(await beginPasskey(api, person));
    await ageCodes(api, '6 minutes');
    expect(await confirmPasskey(api, person, late)).toMatchObject({ status: 400 });
  });

  test('needs a proof', async () => {
    const person = await anyone();
    const made = createAuthenticator().create(await beginPasskey(api, person));
    await ageProofs(db(), person.id, '1 hour');
    const answer = await confirmPasskey(api, person, made);
    expect(answer).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
  });

  test('nobody has the same one twice, or more than there can be', async () => {
    const { person, authenticator } = await withPasskey();
    const again = authenticator.create(await beginPasskey(api, person));
    expect(await confirmPasskey(api, person, again)).toMatchObject({ status: 409 });
    const { body } = await signInWith(api, authenticator);
    const elsewhere = { ...person, accessToken: String(Object(body?.data).accessToken) };
    for (let n = 2; n < bounds.passkeysMax; n += 1) await addPasskey(api, person);
    const oneMore = createAuthenticator().create(await beginPasskey(api, elsewhere));
    await addPasskey(api, person);
    expect(await confirmPasskey(api, elsewhere, oneMore)).toMatchObject({ status: 409 });
    expect(await idsOf(person)).toHaveLength(bounds.passkeysMax);
    const more = await postAs(api, 'two-step/passkeys/options', {}, as(person));
    expect(more).toMatchObject({ status: 409 });
  });
});

describe('a passkey alone', () => {
  test('signs in, and its use is shown', async () => {
    const { person, authenticator } = await withPasskey({ role: 'ADMIN' });
    const passkey = authenticator.sign(await passkeyOptions(api));
    const payload = { passkey, remember: false };
    const done = await postAs(api, 'passkey', payload, { origin: panelOrigin });
    expect(done).toMatchObject({ status: 200, body: { data: { user: { id: person.id } } } });
    expect(done.cookies[0]).not.toHaveProperty('expires');
    expect(await twoStepOf(person)).toMatchObject({
      passkeys: [{ lastUsedAt: expect.any(String) }],
    });
    const replayed = await postAs(api, 'passkey', payload);
    expect(replayed).toMatchObject({ status: 401, cookies: [] });
  });

  test.each([
    ['another challenge', { challenge: 'bm90LW91cnM' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['no fingerprint, face or PIN', { isUnverified: true }],
    ['the key of somebody else', { key: strangersKey }],
    ['the id of nobody', { userHandle: 'bm9ib2R5' }],
  ])('with %s is refused', async (_, lies) => {
    const { authenticator } = await withPasskey();
    const refused = await signInWith(api, authenticator, lies);
    expect(refused).toMatchObject({ status: 401, cookies: [] });
    expect(await signInWith(api, authenticator)).toMatchObject({ status: 200 });
  });

  test('a refused answer uses its challenge up', async () => {
    const { authenticator } = await withPasskey();
    const options = await passkeyOptions(api);
    const wrong = { passkey: authenticator.sign(options, { isUnverified: true }) };
    expect(await postAs(api, 'passkey', wrong)).toMatchObject({ status: 401 });
    const right = { passkey: authenticator.sign(options) };
    expect(await postAs(api, 'passkey', right)).toMatchObject({ status: 401 });
  });

  test('does not sign in as somebody else', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const userHandle = Buffer.from(theirs.person.id).toString('base64url');
    const answer = await signInWith(api, mine.authenticator, { userHandle });
    expect(answer).toMatchObject({ status: 401, cookies: [] });
  });

  test('whose counter went back is a copy; a synced one does not count', async () => {
    const { authenticator } = await withPasskey({ counter: 7 });
    expect(await signInWith(api, authenticator, { counter: 9 })).toMatchObject({ status: 200 });
    for (const counter of [9, 8, 0])
      expect(await signInWith(api, authenticator, { counter })).toMatchObject({ status: 401 });
    expect(await signInWith(api, authenticator, { counter: 10 })).toMatchObject({ status: 200 });
    const synced = await withPasskey();
    expect(await signInWith(api, synced.authenticator)).toMatchObject({ status: 200 });
    expect(await signInWith(api, synced.authenticator)).toMatchObject({ status: 200 });
  });

  test('opens the panel for staff only', async () => {
    const { authenticator } = await withPasskey();
    const passkey = authenticator.sign(await passkeyOptions(api));
    const answer = await postAs(api, 'passkey', { passkey }, { origin: panelOrigin });
    expect(answer).toMatchObject({ status: 403, cookies: [] });
    const foreign = await postAs(api, 'passkey', { passkey }, { origin: 'https://evil.example' });
    expect(foreign).toMatchObject({ status: 403, cookies: [] });
  });

  test('does not let in somebody who is suspended', async () => {
    const { person, authenticator } = await withPasskey();
    const url = `/api/users/${person.id}/sanctions`;
    const payload = { kind: 'suspension', publicText: 'Spam.', length: '1-day' };
    await api.call({ method: 'POST', url, headers: as(admin), payload });
    const answer = await signInWith(api, authenticator);
    expect(answer).toMatchObject({ status: 403, cookies: [], body: { code: 'account-suspended' } });
  });

  test('goes to the trash with its person, and comes back', async () => {
    const { person, authenticator } = await withPasskey();
    const { remove, restore } = trashCalls(api, admin);
    const deletion = await remove(`users/${person.id}`);
    expect(await signInWith(api, authenticator)).toMatchObject({ status: 401, cookies: [] });
    await restore(deletion);
    expect(await signInWith(api, authenticator)).toMatchObject({ status: 200 });
  });
});

describe('as the second step', () => {
  test('it follows the password, each challenge for its own sign-in', async () => {
    const { person, authenticator } = await withPasskey();
    const begun = await signIn(person);
    expect(begun.body).toMatchObject({ secondStep: { methods: ['passkey', 'recovery-code'] } });
    const token = tokenOf(begun);
    const options = await passkeyOptions(api, token);
    expect(options).toMatchObject({
      allowCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    });
    const other = await beginSignIn(api, person.email, password);
    const elsewhere = { token: other, passkey: authenticator.sign(options) };
    expect(await step(elsewhere)).toMatchObject({ status: 400, cookies: [] });
    const alone = authenticator.sign(await passkeyOptions(api));
    expect(await step({ token, passkey: alone })).toMatchObject({ status: 400 });
    const passkey = authenticator.sign(options);
    expect(await postAs(api, 'passkey', { passkey })).toMatchObject({ status: 401 });
    expect(await step({ token, passkey })).toMatchObject({ status: 200 });
    expect(await step({ token, passkey })).toMatchObject({ status: 401, cookies: [] });
  });

  test('it is asked for after a new password too, and that of somebody else is wrong', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const { email } = theirs.person;
    const newPassword = 'another-password';
    await postAs(api, 'reset-password', { ...(await forget(api, email)), newPassword });
    const token = await beginSignIn(api, email, newPassword);
    const passkey = mine.authenticator.sign(await passkeyOptions(api, token));
    expect(await step({ token, passkey })).toMatchObject({ status: 400, cookies: [] });
    expect(await postAs(api, 'passkey/options', { token: 'stolen' })).toMatchObject({
      status: 401,
      body: { code: 'second-step-ended' },
    });
  });

  test('a recovery code stands for what is lost: app and passkeys go', async () => {
    const { person, authenticator } = await withPasskey();
    const app = await connectApp(api, person);
    const token = await beginSignIn(api, person.email, password);
    const [recoveryCode] = app.recoveryCodes;
    expect(await step({ token, recoveryCode })).toMatchObject({ status: 200 });
    expect(await signInWith(api, authenticator)).toMatchObject({ status: 401 });
    expect(await signIn(person)).toMatchObject({ status: 200 });
  });
});

test('as a proof, it is of one session', async () => {
  const { person, authenticator } = await withPasskey();
  const [here, there] = [await sessionOf(authenticator), await sessionOf(authenticator)];
  await ageProofs(db(), person.id, '1 hour');
  const options = optionsOf(await postAs(api, 'proof/options', {}, here));
  const passkey = authenticator.sign(options);
  const begin = (headers: object) => postAs(api, 'two-step/passkeys/options', {}, headers);
  expect(await postAs(api, 'proof', { passkey }, there)).toMatchObject({ status: 400 });
  expect(await postAs(api, 'proof', { passkey }, here)).toMatchObject({ status: 200 });
  expect(await begin(here)).toMatchObject({ status: 200 });
  expect(await begin(there)).toMatchObject({ status: 403 });
  expect(await postAs(api, 'proof', { passkey }, here)).toMatchObject({ status: 400 });
});

async function sessionOf(authenticator: Authenticator): Promise<{ authorization: string }> {
  const { body } = await signInWith(api, authenticator);
  return { authorization: `Bearer ${String(Object(body?.data).accessToken)}` };
}

describe('the last second step', () => {
  test('goes with a word and a mail; recovery codes live as long as there is one', async () => {
    const { person, authenticator } = await withPasskey();
    await connectApp(api, person);
    const codes = { method: 'DELETE', url: '/api/auth/two-step/codes', headers: as(person) };
    expect(await api.call(codes)).toMatchObject({ status: 200 });
    expect(await api.call(codes)).toMatchObject({ status: 409 });
    expect(await twoStepOf(person)).toMatchObject({ codesSince: null, recoveryCodesLeft: 10 });
    const [id = ''] = await idsOf(person);
    const removed = await passkeyCall('DELETE', person, id);
    expect(removed.body?.message).toContain('Your password alone opens your account now.');
    expect((await mailsTo(api, person.email)).at(-1)?.text).toMatch(
      /Two-step\s+sign-in\s+to\s+your\s+.+\s+account\s+is\s+off/,
    );
    expect(await twoStepOf(person)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await signInWith(api, authenticator)).toMatchObject({ status: 401 });
    expect(await signIn(person)).toMatchObject({ status: 200 });
  });

  test('stays with codes when a passkey goes, and where staff need one', async () => {
    const { person } = await withPasskey({ role: 'ADMIN' });
    const [id = ''] = await idsOf(person);
    const { config } = api.services;
    config.requiresTwoStep = true;
    const refused = await passkeyCall('DELETE', person, id);
    config.requiresTwoStep = false;
    expect(refused).toMatchObject({ status: 409 });
    expect(await idsOf(person)).toEqual([id]);
    await connectApp(api, person);
    expect(await passkeyCall('DELETE', person, id)).toMatchObject({ status: 200 });
    expect((await signIn(person)).body).toMatchObject({
      secondStep: { methods: ['code', 'recovery-code'] },
    });
  });

  test('is removed by a colleague, and by the command', async () => {
    const { person, authenticator } = await withPasskey({ role: 'ADMIN' });
    const url = `/api/users/${person.id}/two-step`;
    expect(await api.call({ method: 'DELETE', url, headers: as(admin) })).toMatchObject({
      status: 200,
    });
    expect(await signInWith(api, authenticator)).toMatchObject({ status: 401 });
    expect(await signIn(person)).toMatchObject({ status: 200 });
    const other = await withPasskey({ role: 'ADMIN' });
    await setPassword(db(), other.person.email, 'a hash', { withoutTwoStep: true });
    expect(await signInWith(api, other.authenticator)).toMatchObject({ status: 401 });
  });
});

test('people rename and remove their own passkeys only', async () => {
  const [{ person }, other] = [await withPasskey(), await anyone()];
  const [id = ''] = await idsOf(person);
  const name = 'The blue phone';
  expect(await passkeyCall('PUT', other, id, { name })).toMatchObject({ status: 404 });
  expect(await passkeyCall('DELETE', other, id)).toMatchObject({ status: 404 });
  expect(await passkeyCall('PUT', person, id, { name })).toMatchObject({ status: 200 });
  expect(await twoStepOf(person)).toMatchObject({ passkeys: [{ id, name }] });
});
