import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPassword } from '../../commands/operator/accounts-sql.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { unknownVisitor } from '../../session/visitor.ts';
import { ageCodes, lastCode, mailsTo } from '../../testing/accounts/mails-sql.ts';
import { forget, postAs, statusesOf } from '../../testing/accounts/registering.ts';
import {
  type App,
  beginSignIn,
  connectApp,
  holdClock,
  tokenOf,
} from '../../testing/accounts/two-step.ts';
import { forgetUsedCodes, storedTwoStep } from '../../testing/accounts/two-step-sql.ts';
import { readEntries } from '../../testing/activity-sql.ts';
import { othersWaitForALock } from '../../testing/locks-sql.ts';
import {
  type Person,
  type TestApi,
  as,
  panelOrigin,
  startTestApi,
} from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';
import { resetPasswordOf } from '../../accounts/members-sql.ts';
import { voidCodesOf } from '../../accounts/account-codes-sql.ts';

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
const step = (payload: object) => postAs(api, 'second-step', payload);
const signIn = (email: string) => postAs(api, 'login', { email, password });
const twoStepOf = async (person: Person) => {
  const url = '/api/auth/two-step';
  return (await api.call({ method: 'GET', url, headers: as(person) })).body?.data;
};

async function withApp(role: 'USER' | 'ADMIN' = 'ADMIN'): Promise<{ person: Person; app: App }> {
  const person = await api.addPerson({ role, password });
  return { person, app: await connectApp(api, person) };
}

/** Somebody who has given the right password: what they send next. */
async function halfWay(role?: 'USER' | 'ADMIN') {
  const { person, app } = await withApp(role);
  return { person, app, token: await beginSignIn(api, person.email, password) };
}

test('a right password alone opens nothing; with the code of the app it does', async () => {
  const { person, app } = await withApp();
  const begun = await signIn(person.email);
  expect(begun).toMatchObject({ status: 401, cookies: [], body: { code: 'second-step-needed' } });
  expect(begun.body).toMatchObject({ secondStep: { methods: ['code', 'recovery-code'] } });
  expect(begun.body).not.toHaveProperty('data');
  const done = await step({ token: tokenOf(begun), code: app.code(), remember: false });
  expect(done).toMatchObject({ status: 200, body: { data: { user: { id: person.id } } } });
  expect(done.cookies[0]).toMatchObject({ name: 'refresh' });
  expect(done.cookies[0]).not.toHaveProperty('expires');
});

test('the panel is for staff, also with the second step', async () => {
  const { app, token } = await halfWay('USER');
  const payload = { token, code: app.code() };
  const headers = { origin: panelOrigin };
  expect(await postAs(api, 'second-step', payload, headers)).toMatchObject({
    status: 403,
    cookies: [],
  });
  const foreign = { origin: 'https://evil.example' };
  expect(await postAs(api, 'second-step', payload, foreign)).toMatchObject({
    status: 403,
    cookies: [],
  });
  expect(await step(payload)).toMatchObject({ status: 200 });
});

test('somebody who is suspended meanwhile does not get in', async () => {
  const { person, app, token } = await halfWay('USER');
  const sanctions = {
    method: 'POST',
    url: `/api/users/${person.id}/sanctions`,
    headers: as(admin),
  };
  const payload = { kind: 'suspension', publicText: 'Spam.', length: '1-day' };
  await api.call({ ...sanctions, payload });
  const answer = await step({ token, code: app.code() });
  expect(answer).toMatchObject({ status: 403, cookies: [], body: { code: 'account-suspended' } });
});

test('a wrong password says nothing of a second step', async () => {
  const { person } = await withApp();
  const wrong = await postAs(api, 'login', { email: person.email, password: 'a guess' });
  const unknown = await postAs(api, 'login', { email: 'nobody@example.org', password });
  expect(wrong).toMatchObject({ status: 401, body: unknown.body });
});

describe('a code', () => {
  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('of an app whose clock is %i windows off: %i', async (steps, status) => {
    const { person, app, token } = await halfWay();
    await forgetUsedCodes(db(), person.id);
    expect(await step({ token, code: app.code(steps) })).toMatchObject({ status });
  });

  test('is used once, also by two at the same time, and makes earlier ones void', async () => {
    const { person, app } = await withApp();
    const tokens = [
      await beginSignIn(api, person.email, password),
      await beginSignIn(api, person.email, password),
    ];
    const code = app.code(1);
    const answers = await Promise.all(tokens.map((token) => step({ token, code })));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200, 400]));
    const token = await beginSignIn(api, person.email, password);
    expect(await step({ token, code })).toMatchObject({ status: 400 });
    expect(await step({ token, code: app.code() })).toMatchObject({ status: 400 });
  });

  test('as people type it: with a space and in Arabic digits', async () => {
    const { app, token } = await halfWay();
    const digits = app.code().replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const code = `${digits.slice(0, 3)} ${digits.slice(3)}`;
    expect(await step({ token, code })).toMatchObject({ status: 200 });
  });

  test('of another app, or of nobody, is wrong', async () => {
    const [{ token }, other] = [await halfWay(), await withApp()];
    for (const code of [other.app.code(), '', 'ABCDEF'])
      expect(await step({ token, code })).toMatchObject({ status: 400 });
  });

  test('cannot be guessed: at most 20 wrong ones a day, and a recovery code still works', async () => {
    const { person, app, token } = await halfWay();
    for (let n = 0; n < 20; n += 1) await api.services.limiter.count('wrongCodes', person.id);
    const refused = await step({ token, code: app.code() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect(await postAs(api, 'proof', { code: app.code() }, as(person))).toMatchObject({
      status: 429,
    });
    expect(await step({ token, recoveryCode: app.recoveryCodes[0] })).toMatchObject({
      status: 200,
    });
  });

  test('wrong ones of staff are audited, and limited from any network', async () => {
    const { person, token } = await halfWay();
    const guesses = Array.from({ length: 30 }, () => step({ token, code: '000000' }));
    const statuses = statusesOf(await Promise.all(guesses));
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    await expect
      .poll(async () => (await readEntries(api)).filter(({ person_id }) => person_id === person.id))
      .toContainEqual(expect.objectContaining({ action: 'sessions.refuse' }));
  });
});

describe('a token', () => {
  test('works once, and a stolen one opens nothing without a code', async () => {
    const { person, app, token } = await halfWay();
    expect(await step({ token, code: app.code() })).toMatchObject({ status: 200 });
    await forgetUsedCodes(db(), person.id);
    const again = await step({ token, code: app.code() });
    expect(again).toMatchObject({ status: 401, body: { code: 'second-step-ended' } });
    expect(await step({ token: 'stolen', code: app.code() })).toMatchObject({ status: 401 });
  });

  test('is of one person', async () => {
    const [mine, theirs] = [await halfWay(), await halfWay()];
    const answer = await step({ token: theirs.token, code: mine.app.code() });
    expect(answer).toMatchObject({ status: 400, cookies: [] });
  });

  test('ends after five minutes', async () => {
    const { app, token } = await halfWay();
    await ageCodes(api, '6 minutes');
    const answer = await step({ token, code: app.code() });
    expect(answer).toMatchObject({ status: 401, body: { code: 'second-step-ended' } });
  });

  test('is void after a new password', async () => {
    const { person, app, token } = await halfWay('USER');
    const newPassword = 'another-password';
    await postAs(api, 'reset-password', { ...(await forget(api, person.email)), newPassword });
    expect(await step({ token, code: app.code() })).toMatchObject({ status: 401 });
  });

  postgresTest('is void after a new password that is being set meanwhile', async () => {
    const { person, app, token } = await halfWay();
    const reset = await db().startTransaction().execute();
    await lockPassword(reset, person.id);
    const answer = step({ token, code: app.code() });
    await expect.poll(() => othersWaitForALock(db())).toBe(true);
    await resetPasswordOf(reset, person.id, 'another hash');
    await voidCodesOf(reset, person.id);
    await reset.commit().execute();
    expect(await answer).toMatchObject({ status: 401, cookies: [] });
  });
});

describe('no way leads round the second step', () => {
  test('not a new password by mail', async () => {
    const { person } = await withApp('USER');
    const newPassword = 'another-password';
    await postAs(api, 'reset-password', { ...(await forget(api, person.email)), newPassword });
    const answer = await postAs(api, 'login', { email: person.email, password: newPassword });
    expect(answer).toMatchObject({ status: 401, body: { code: 'second-step-needed' } });
  });

  test('not a session that was begun before, nor its refresh', async () => {
    const person = await api.addPerson({ role: 'ADMIN', password });
    const before = await signIn(person.email);
    await connectApp(api, person);
    const cookie = `refresh=${before.cookies[0]?.value}`;
    const url = '/api/auth/refresh-token';
    const renewed = await api.call({ method: 'POST', url, headers: { cookie } });
    expect(renewed).toMatchObject({ status: 401, cookies: [] });
    const authorization = `Bearer ${String(Object(before.body?.data).accessToken)}`;
    const call = { method: 'GET', url: '/api/auth/sessions', headers: { authorization } };
    expect(await api.call(call)).toMatchObject({ status: 401 });
    expect(await twoStepOf(person)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test('not a sign-in whose password was checked before the app was connected', async () => {
    const { person } = await withApp();
    const { passwordHash } = await db()
      .selectFrom('users')
      .select('password_hash as passwordHash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const account = { id: person.id, role: 'ADMIN' as const, passwordHash };
    const plain = { isRemembered: true, visitor: unknownVisitor };
    expect(await api.services.sessions.open(account, plain)).toBeNull();
  });

  test('not the own deletion of the account, nor that by staff, from which it comes back', async () => {
    const { person, app } = await withApp('USER');
    const removal = { method: 'DELETE', url: `/api/users/${person.id}`, headers: as(person) };
    await api.call({ ...removal, payload: { password } });
    const back = await postAs(api, 'restore-account', { email: person.email, password });
    expect(back).toMatchObject({ status: 401, cookies: [], body: { code: 'second-step-needed' } });
    expect(await step({ token: tokenOf(back), code: app.code() })).toMatchObject({ status: 200 });
    const { remove, restore } = trashCalls(api, admin);
    await restore(await remove(`users/${person.id}`));
    const token = await beginSignIn(api, person.email, password);
    expect(await step({ token, code: app.code(1) })).toMatchObject({ status: 200 });
  });
});

describe('a recovery code', () => {
  test('lets in once, removes the lost app with all other codes, and signs its finder out', async () => {
    const { person, app, token } = await halfWay('USER');
    const [recoveryCode = '', other] = app.recoveryCodes;
    expect(app.recoveryCodes).toHaveLength(10);
    const second = await beginSignIn(api, person.email, password);
    const done = await step({ token, recoveryCode: recoveryCode.toLowerCase() });
    expect(done).toMatchObject({ status: 200 });
    const onPhone = { method: 'GET', url: '/api/auth/sessions', headers: as(person) };
    expect(await api.call(onPhone)).toMatchObject({ status: 401 });
    for (const given of [{ recoveryCode }, { recoveryCode: other }, { code: app.code() }])
      expect(await step({ token: second, ...given })).toMatchObject({ status: 400 });
    expect(await signIn(person.email)).toMatchObject({ status: 200 });
    expect((await mailsTo(api, person.email)).at(-1)?.text).toContain('with a recovery code');
  });

  test('new ones make the former void', async () => {
    const { person, app, token } = await halfWay();
    const renewed = await postAs(api, 'two-step/recovery-codes', {}, as(person));
    const { recoveryCodes } = Object(renewed.body?.data);
    const [former] = app.recoveryCodes;
    expect(await step({ token, recoveryCode: former })).toMatchObject({ status: 400 });
    expect(await step({ token, recoveryCode: recoveryCodes[3] })).toMatchObject({ status: 200 });
  });
});

test('a copy of the database has no usable secret or code', async () => {
  const { person, app } = await withApp();
  const stored = await storedTwoStep(db(), person.id);
  for (const secret of [
    app.secret,
    ...app.recoveryCodes,
    ...app.recoveryCodes.map((code) => code.replace('-', '')),
  ])
    expect(stored).not.toContain(secret);
});

test('the second step is changed at most 30 times an hour: each change sends a mail', async () => {
  const { person } = await withApp();
  const renew = () => postAs(api, 'two-step/recovery-codes', {}, as(person));
  for (let n = 2; n <= 30; n += 1) expect(await renew()).toMatchObject({ status: 200 });
  const refused = await renew();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  expect(await mailsTo(api, person.email)).toHaveLength(30);
  expect(await postAs(api, 'two-step/recovery-codes', {}, as(admin))).toMatchObject({
    status: 409,
  });
});

describe('connecting an app', () => {
  test('changes nothing before its first code, and is for the own account only', async () => {
    const [person, other] = [await api.addPerson({ password }), await api.addPerson()];
    const begun = await postAs(api, 'two-step/codes', {}, as(person));
    const { setup, uri } = Object(begun.body?.data);
    expect(uri).toContain(`Buddyline:${encodeURIComponent(person.email)}`);
    expect(await twoStepOf(person)).toMatchObject({ codesSince: null });
    const wrong = { setup, code: '000000' };
    expect(await postAs(api, 'two-step/codes/confirm', wrong, as(person))).toMatchObject({
      status: 400,
    });
    const stolen = await postAs(api, 'two-step/codes/confirm', wrong, as(other));
    expect(stolen.body?.message).toBe('That took too long. Begin again, and scan the new code.');
    expect(await signIn(person.email)).toMatchObject({ status: 200 });
  });

  test('another one replaces the first, and other sessions stay', async () => {
    const { person, app } = await halfWay();
    const token = await beginSignIn(api, person.email, password);
    const elsewhere = await step({ token, code: app.code() });
    const { accessToken } = Object(elsewhere.body?.data);
    const second = await connectApp(api, person);
    expect(await twoStepOf({ ...person, accessToken })).toMatchObject({ recoveryCodesLeft: 10 });
    const next = await beginSignIn(api, person.email, password);
    expect(await step({ token: next, code: app.code(1) })).toMatchObject({ status: 400 });
    expect(await step({ token: next, code: second.code() })).toMatchObject({ status: 200 });
  });

  test('it can be switched off, which is audited and mailed', async () => {
    const { person } = await withApp();
    const removal = { method: 'DELETE', url: '/api/auth/two-step/codes', headers: as(person) };
    expect(await api.call(removal)).toMatchObject({ status: 200 });
    expect(await signIn(person.email)).toMatchObject({ status: 200 });
    expect(await api.call(removal)).toMatchObject({ status: 409 });
    const subjects = (await mailsTo(api, person.email)).map(({ template }) => template);
    expect(subjects).toEqual(['two-step-changed', 'two-step-changed']);
  });
});

describe('all second steps lost', () => {
  const reset = (person: Person, by = admin) =>
    api.call({ method: 'DELETE', url: `/api/users/${person.id}/two-step`, headers: as(by) });

  test('another administrator resets it: all sessions end, a mail tells, the password is needed', async () => {
    const { person, token, app } = await halfWay();
    expect(await reset(person)).toMatchObject({ status: 200 });
    expect(await step({ token, code: app.code() })).toMatchObject({ status: 401 });
    const call = { method: 'GET', url: '/api/auth/sessions', headers: as(person) };
    expect(await api.call(call)).toMatchObject({ status: 401 });
    expect((await mailsTo(api, person.email)).at(-1)?.text).toContain(
      'An administrator has switched off two-step sign-in',
    );
    expect(await signIn(person.email)).toMatchObject({ status: 200 });
  });

  test('nobody resets their own, or one that is not there', async () => {
    const { person } = await withApp();
    expect(await reset(person, person)).toMatchObject({ status: 409 });
    expect(await reset(await api.addPerson())).toMatchObject({ status: 409 });
  });

  test('the command does it for the last administrator; without its option it does not', async () => {
    const { person } = await withApp();
    const { hashPassword } = await import('../../session/password.ts');
    const hash = await hashPassword(password);
    await setPassword(db(), person.email, hash);
    expect(await signIn(person.email)).toMatchObject({ status: 401 });
    await setPassword(db(), person.email, hash, { withoutTwoStep: true });
    expect(await signIn(person.email)).toMatchObject({ status: 200 });
  });
});

test('a code that was mailed for something else is no second step', async () => {
  const { person, token } = await halfWay('USER');
  await forget(api, person.email);
  const code = await lastCode(api, person.email);
  expect(await step({ token, code })).toMatchObject({ status: 400 });
  expect(await step({ token, recoveryCode: code })).toMatchObject({ status: 400 });
});
