import { randomUUID } from 'node:crypto';
import { keysOf } from '@buddyline/domain/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodePurpose } from '../../accounts/account-codes.ts';
import { voidCodesOf } from '../../accounts/account-codes-sql.ts';
import { setEmail } from '../../accounts/members-sql.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { ageCodes, lastCode, mailsTo } from '../../testing/accounts/mails-sql.ts';
import {
  confirm,
  forget,
  newcomer,
  postAs,
  registered,
  statusesOf,
} from '../../testing/accounts/registering.ts';
import { beginSignIn, connectApp, holdClock } from '../../testing/accounts/two-step.ts';
import { othersWaitForALock } from '../../testing/locks-sql.ts';
import {
  type Answer,
  type Person,
  type TestApi,
  as,
  startBeside,
  startTestApi,
} from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';

/** What each code and link is bound to; the tests of the single calls are beside their routes. */
const password = 'right-password';
const newPassword = 'quite-another';

holdClock();

let api: TestApi;
let beside: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' }, registration: 'open' });
  beside = await startBeside(api);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const reset = (proof: object, on = api) => postAs(on, 'reset-password', { newPassword, ...proof });
const confirmNew = (person: Person, code: string, on = api) =>
  postAs(on, 'change-email/confirm', { code }, as(person));

/** Asks for another address. */
async function change(person: Person): Promise<{ email: string; code: string }> {
  const { email } = newcomer();
  await postAs(api, 'change-email', { email, password }, as(person));
  return { email, code: await lastCode(api, email) };
}

async function linkToken(): Promise<string> {
  const { email } = await api.addPerson({ role: 'ADMIN', password });
  await forget(api, email);
  const { text = '' } = (await mailsTo(api, email)).at(-1) ?? {};
  return /#([\w-]{43})$/m.exec(text)?.[1] ?? '';
}

test('a code or link of one purpose is wrong for every other one', async () => {
  const person = await api.addPerson({ password });
  const [one, asked, changing, token] = [
    await registered(api),
    await forget(api, person.email),
    await change(person),
    await linkToken(),
  ];
  const withApp = await api.addPerson({ password });
  const app = await connectApp(api, withApp);
  const { registrationId } = one;
  const { requestId } = asked;
  const ids = [registrationId, requestId, person.id];
  const secrets: Record<CodePurpose, string> = {
    'confirm-email': one.code,
    'reset-password': asked.code,
    'change-email': changing.code,
    'reset-link': token,
    'second-step': await beginSignIn(api, withApp.email, password),
  };
  // Of each purpose, so that a new one is thought of here. A code is at most 40 characters long.
  const uses: Record<CodePurpose, (secret: string) => Promise<Answer>[]> = {
    'confirm-email': (secret) =>
      ids.map((id) => confirm(api, { registrationId: id, code: secret.slice(0, 40) })),
    'reset-password': (secret) =>
      ids.map((id) => reset({ requestId: id, code: secret.slice(0, 40) })),
    'change-email': (secret) => [confirmNew(person, secret.slice(0, 40))],
    'reset-link': (secret) => [reset({ token: secret })],
    'second-step': (secret) => [postAs(api, 'second-step', { token: secret, code: app.code() })],
  };
  const purposes = keysOf(uses);
  const wrong = purposes.flatMap((use) =>
    purposes.filter((other) => other !== use).flatMap((other) => uses[use](secrets[other])),
  );
  // That a sign-in has ended is said with a 401.
  expect(new Set(statusesOf(await Promise.all(wrong)))).toEqual(new Set([400, 401]));
  // None of them has been used up by that.
  expect(await confirm(api, one)).toMatchObject({ status: 200 });
  expect(await confirmNew(person, changing.code)).toMatchObject({ status: 200 });
  expect(await reset({ token })).toMatchObject({ status: 200 });
});

test('a code of a request that nobody made, or with an id of another form, is wrong', async () => {
  const { code } = await registered(api);
  expect(await reset({ requestId: randomUUID(), code })).toMatchObject({ status: 400 });
  const calls = ['confirm-email', 'send-code', 'reset-password'].map((path) => {
    const id = 'mira@example.org';
    return postAs(api, path, { registrationId: id, requestId: id, email: id, code, newPassword });
  });
  for (const { status, body } of await Promise.all(calls)) {
    expect(status).toBe(400);
    expect(JSON.stringify(body?.errors)).toMatch(/registrationId|requestId|token/);
  }
});

test('a new address voids the codes that went to the old one', async () => {
  const person = await api.addPerson({ password });
  const proof = await forget(api, person.email);
  const { email, code } = await change(person);
  expect(await confirmNew(person, code)).toMatchObject({ status: 200 });
  expect(await reset(proof)).toMatchObject({ status: 400 });
  expect(await confirmNew(person, code)).toMatchObject({ status: 400 });
  expect(await reset(await forget(api, email))).toMatchObject({ status: 200 });
});

postgresTest('no code is mailed to an address that the account leaves meanwhile', async () => {
  const person = await api.addPerson({ password });
  const { db } = api.services.database;
  await db.transaction().execute(async (transaction) => {
    await lockPassword(transaction, person.id);
    await postAs(api, 'forgot-password', { email: person.email });
    await expect.poll(() => othersWaitForALock(db)).toBe(true);
    await setEmail(transaction, person.id, newcomer().email);
    await voidCodesOf(transaction, person.id);
  });
  // A later request has been worked off, so the first one has too.
  await forget(api, (await api.addPerson()).email);
  await forget(api, (await api.addPerson()).email);
  expect(await mailsTo(api, person.email)).toEqual([]);
  const codes = db.selectFrom('account_codes').select('key').where('user_id', '=', person.id);
  expect(await codes.execute()).toEqual([]);
});

test('a new password voids a code for a new address; the end of a session does not', async () => {
  const person = await api.addPerson({ password });
  const { code } = await change(person);
  await postAs(api, 'logout', {}, as(person));
  expect(await confirmNew(person, code)).toMatchObject({ status: 401 });
  const { body } = await postAs(api, 'login', { email: person.email, password });
  const again = { ...person, accessToken: String(Object(body?.data).accessToken) };
  const proof = await forget(api, person.email);
  expect(await reset(proof)).toMatchObject({ status: 200 });
  const answer = await postAs(api, 'login', { email: person.email, password: newPassword });
  const last = { ...person, accessToken: String(Object(answer.body?.data).accessToken) };
  expect(await confirmNew(again, code)).toMatchObject({ status: 401 });
  expect(await confirmNew(last, code)).toMatchObject({ status: 400 });
});

test('a deleted account has no codes, and none when it is back', async () => {
  const [person, admin] = [
    await api.addPerson({ password }),
    await api.addPerson({ role: 'ADMIN' }),
  ];
  const proof = await forget(api, person.email);
  const trash = trashCalls(api, admin);
  const deletionId = await trash.remove(`users/${person.id}`);
  expect(await reset(proof)).toMatchObject({ status: 400 });
  await trash.restore(deletionId);
  expect(await reset(proof)).toMatchObject({ status: 400 });
});

test('a code for a new address expires, and works once: of two at once, one wins', async () => {
  const person = await api.addPerson({ password });
  const late = await change(person);
  await ageCodes(api, '15 minutes');
  expect(await confirmNew(person, late.code)).toMatchObject({ status: 400 });
  const { code } = await change(person);
  const answers = await Promise.all([
    confirmNew(person, code),
    confirmNew(person, code, beside),
    confirmNew(person, code, beside),
  ]);
  expect(statusesOf(answers)).toEqual([200, 400, 400]);
});

test('a registration opens no account with an address that somebody else has by now', async () => {
  const one = await registered(api);
  const person = await api.addPerson({ password });
  await postAs(api, 'change-email', { email: one.email, password }, as(person));
  const code = await lastCode(api, one.email);
  expect(await confirmNew(person, code)).toMatchObject({ status: 200 });
  expect(await confirm(api, one)).toMatchObject({ status: 400 });
  await postAs(api, 'send-code', one);
  await forget(api, (await api.addPerson()).email);
  expect((await mailsTo(api, one.email)).map(({ template }) => template)).toEqual([
    'confirm-address',
    'new-address',
  ]);
});
