import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSecondLater } from '../../testing/second-later.ts';
import { ageCodes, lastCode, mailsTo } from '../../testing/accounts/mails-sql.ts';
import { newcomer, postAs, statusesOf } from '../../testing/accounts/registering.ts';
import {
  type Person,
  type TestApi,
  as,
  startBeside,
  startTestApi,
} from '../../testing/test-api.ts';

const password = 'right-password';
const newPassword = 'quite-another';

let api: TestApi;
let beside: TestApi;
beforeAll(async () => {
  const adminOrigin = 'https://staff.buddyline.example';
  api = await startTestApi({ mail: { way: 'folder' }, adminOrigin, registration: 'open' });
  beside = await startBeside(api);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

/** Asks for a reset and waits for its mail. */
async function forget(email: string, headers = {}): Promise<void> {
  const before = (await mailsTo(api, email)).length;
  const answer = await postAs(api, 'forgot-password', { email }, headers);
  expect(answer).toMatchObject({ status: 202 });
  await expect.poll(() => mailsTo(api, email)).toHaveLength(before + 1);
}

async function tokenOf({ email }: Person): Promise<string> {
  const { text = '' } = (await mailsTo(api, email)).at(-1) ?? {};
  return (
    /^https:\/\/staff\.buddyline\.example\/panel\/reset-password#([\w-]{43})$/m.exec(text)?.[1] ??
    ''
  );
}

const reset = (on: TestApi, proof: object) =>
  postAs(on, 'reset-password', { newPassword, ...proof });
const signIn = (email: string, secret: string) => postAs(api, 'login', { email, password: secret });
const statusOn = async (on: TestApi, person: Person) => {
  const url = `/api/users/${person.id}/profile`;
  return (await on.call({ method: 'GET', url, headers: as(person) })).status;
};

test('a member: the code sets the password, ends all sessions in all processes, and is told', async () => {
  const person = await api.addPerson({ password });
  expect([await statusOn(api, person), await statusOn(beside, person)]).toEqual([200, 200]);
  await forget(person.email, { 'accept-language': 'ar' });
  expect(await mailsTo(api, person.email)).toMatchObject([
    { template: 'reset-code', locale: 'ar' },
  ]);
  const code = await lastCode(api, person.email);
  const { email } = person;
  expect(await reset(api, { email, code })).toMatchObject({ status: 200, cookies: [] });
  expect(await statusOn(api, person)).toBe(401);
  await aSecondLater(async () => expect(await statusOn(beside, person)).toBe(401));
  expect(await signIn(email, password)).toMatchObject({ status: 401 });
  expect(await signIn(email, newPassword)).toMatchObject({ status: 200 });
  expect((await mailsTo(api, email)).at(-1)).toMatchObject({ template: 'password-changed' });
  expect(await reset(api, { email, code })).toMatchObject({ status: 400 });
});

test('staff: a link to the configured panel, whatever the Host header says; it works once', async () => {
  const person = await api.addPerson({ role: 'ADMIN', password });
  await forget(person.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  const token = await tokenOf(person);
  expect(token).toHaveLength(43);
  const answers = await Promise.all([reset(api, { token }), reset(beside, { token })]);
  expect(statusesOf(answers)).toEqual([200, 400]);
  const used = await reset(api, { token });
  expect(used.body?.errors).toMatchObject([{ path: 'token' }]);
  expect(await signIn(person.email, newPassword)).toMatchObject({ status: 200 });
  const { rows } = await allCodes();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('whoever asks for other mails to an address keeps nobody from resetting the password', async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const { email } = person;
  for (let n = 0; n < 3; n += 1) {
    await postAs(api, 'send-code', { email });
    await postAs(api, 'register', newcomer({ email }));
    await postAs(api, 'change-email', { email, password }, as(other));
  }
  const templates = (await mailsTo(api, email)).map(({ template }) => template);
  expect(templates).toHaveLength(6);
  await forget(email);
  expect((await mailsTo(api, email)).at(-1)).toMatchObject({ template: 'reset-code' });
});

const allCodes = async () => {
  const { db } = api.services.database;
  return { rows: await db.selectFrom('account_codes').selectAll().execute() };
};

test('guessing codes does not void the link of a member of staff', async () => {
  const { email, ...person } = await api.addPerson({ role: 'ADMIN', password });
  await forget(email);
  for (let n = 0; n < 6; n += 1) {
    expect(await reset(api, { email, code: '000000' })).toMatchObject({ status: 400 });
  }
  const token = await tokenOf({ email, ...person });
  expect(await reset(api, { token })).toMatchObject({ status: 200 });
});

test.each([
  ['a code', 'USER', '15 minutes'],
  ['a link', 'ADMIN', '30 minutes'],
] as const)('%s expires', async (_name, role, age) => {
  const person = await api.addPerson({ role, password });
  const { email } = person;
  await forget(email);
  const proof =
    role === 'USER'
      ? { email, code: await lastCode(api, email) }
      : { token: await tokenOf(person) };
  await ageCodes(api, age);
  expect(await reset(api, proof)).toMatchObject({ status: 400 });
  expect(await signIn(email, password)).toMatchObject({ status: 200 });
});

test('only the newest code works, for five tries, and only for its address', async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const { email } = person;
  await forget(email);
  const first = await lastCode(api, email);
  await forget(email);
  await forget(other.email);
  const code = await lastCode(api, email);
  if (first !== code)
    expect(await reset(api, { email, code: first })).toMatchObject({ status: 400 });
  const theirs = await lastCode(api, other.email);
  if (theirs !== code)
    expect(await reset(api, { email, code: theirs })).toMatchObject({ status: 400 });
  const wrong = code === '000000' ? '111111' : '000000';
  for (let n = 0; n < 4; n += 1) await reset(api, { email, code: wrong });
  expect(await reset(api, { email, code })).toMatchObject({ status: 400 });
});

test('an unknown address: the same answers, and no mail', async () => {
  const { email } = newcomer();
  const person = await api.addPerson({ password });
  await forget(person.email);
  const asked = await postAs(api, 'forgot-password', { email });
  const known = await postAs(api, 'forgot-password', { email: person.email });
  expect({ status: asked.status, body: asked.body }).toEqual({ status: 202, body: known.body });
  // Its row shows that the request has been worked off.
  const rowsWithoutUser = async () =>
    (await allCodes()).rows.filter(({ user_id }) => user_id === null).length;
  await expect.poll(rowsWithoutUser).toBeGreaterThan(0);
  expect(await mailsTo(api, email)).toEqual([]);
  const wrong = (await lastCode(api, person.email)) === '000000' ? '111111' : '000000';
  const unknown = await reset(api, { email, code: wrong });
  const refused = await reset(api, { email: person.email, code: wrong });
  expect(unknown).toMatchObject({ status: 400, body: refused.body });
});

test('a changed password voids a code that was sent before', async () => {
  const person = await api.addPerson({ password });
  await forget(person.email);
  const code = await lastCode(api, person.email);
  const payload = { oldPassword: password, newPassword: 'changed-by-me' };
  const url = `/api/auth/change-password/${person.id}`;
  await api.call({ method: 'POST', url, headers: as(person), payload });
  expect(await reset(api, { email: person.email, code })).toMatchObject({ status: 400 });
});

test('403: without mail nobody is promised one', async () => {
  const silent = await startTestApi();
  const answer = await postAs(silent, 'forgot-password', { email: newcomer().email });
  expect(answer).toMatchObject({ status: 403 });
  await silent.close();
});
