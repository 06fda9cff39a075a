import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSecondLater } from '../../testing/second-later.ts';
import { ageCodes, mailsTo } from '../../testing/accounts/mails-sql.ts';
import {
  forget,
  idOf,
  newcomer,
  otherThan,
  postAs,
  statusesOf,
} from '../../testing/accounts/registering.ts';
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
  const proof = await forget(api, person.email, { 'accept-language': 'ar' });
  expect(await mailsTo(api, person.email)).toMatchObject([
    { template: 'reset-code', locale: 'ar' },
  ]);
  const { email } = person;
  expect(await reset(api, proof)).toMatchObject({ status: 200, cookies: [] });
  expect(await statusOn(api, person)).toBe(401);
  await aSecondLater(async () => expect(await statusOn(beside, person)).toBe(401));
  expect(await signIn(email, password)).toMatchObject({ status: 401 });
  expect(await signIn(email, newPassword)).toMatchObject({ status: 200 });
  expect((await mailsTo(api, email)).at(-1)).toMatchObject({ template: 'password-changed' });
  expect(await reset(api, proof)).toMatchObject({ status: 400 });
});

test('staff: a link to the configured panel, whatever the Host header says; it works once', async () => {
  const person = await api.addPerson({ role: 'ADMIN', password });
  await forget(api, person.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
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

const allCodes = async () => {
  const { db } = api.services.database;
  return { rows: await db.selectFrom('account_codes').selectAll().execute() };
};

test('guessing codes does not void the link of a member of staff, nor do requests of strangers', async () => {
  const person = await api.addPerson({ role: 'ADMIN', password });
  const { requestId } = await forget(api, person.email);
  for (let n = 0; n < 6; n += 1) {
    expect(await reset(api, { requestId, code: otherThan('') })).toMatchObject({ status: 400 });
  }
  const token = await tokenOf(person);
  await forget(api, person.email);
  expect(await reset(api, { token })).toMatchObject({ status: 200 });
  // A new password voids all other links.
  expect(await reset(api, { token: await tokenOf(person) })).toMatchObject({ status: 400 });
});

test.each([
  ['a code', 'USER', '15 minutes'],
  ['a link', 'ADMIN', '30 minutes'],
] as const)('%s expires', async (_name, role, age) => {
  const person = await api.addPerson({ role, password });
  const { email } = person;
  const asked = await forget(api, email);
  await ageCodes(api, age);
  const proof = role === 'USER' ? asked : { token: await tokenOf(person) };
  expect(await reset(api, proof)).toMatchObject({ status: 400 });
  expect(await signIn(email, password)).toMatchObject({ status: 200 });
});

test('a code works with its request only, for five tries, which other requests do not use up', async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const first = await forget(api, person.email);
  const second = await forget(api, person.email);
  const theirs = await forget(api, other.email);
  for (const { requestId } of [first, theirs]) {
    expect(await reset(api, { requestId, code: second.code })).toMatchObject({ status: 400 });
  }
  const wrong = { ...first, code: otherThan(first.code) };
  for (let n = 0; n < 4; n += 1) await reset(api, wrong);
  expect(await reset(api, first)).toMatchObject({ status: 400 });
  expect(await reset(api, second)).toMatchObject({ status: 200 });
  expect(await reset(api, theirs)).toMatchObject({ status: 200 });
});

test('two codes of one account used at once, in two processes: one wins, and voids the other', async () => {
  const { email } = await api.addPerson({ password });
  const [one, other] = [await forget(api, email), await forget(api, email)];
  const answers = await Promise.all([
    reset(api, one),
    reset(api, one),
    reset(beside, one),
    reset(beside, other),
  ]);
  expect(statusesOf(answers)).toEqual([200, 400, 400, 400]);
});

test('an unknown address: the same answers, and no mail', async () => {
  const { email } = newcomer();
  const person = await api.addPerson({ password });
  const proof = await forget(api, person.email);
  const asked = await postAs(api, 'forgot-password', { email });
  const known = await postAs(api, 'forgot-password', { email: person.email });
  const data = { requestId: expect.stringMatching(/^[\da-f-]{36}$/) };
  expect(known.body?.data).toEqual(data);
  expect({ status: asked.status, body: asked.body }).toEqual({
    status: 202,
    body: { ...known.body, data },
  });
  // Its row shows that the request has been worked off.
  const rowsWithoutUser = async () =>
    (await allCodes()).rows.filter(({ user_id }) => user_id === null).length;
  await expect.poll(rowsWithoutUser).toBeGreaterThan(0);
  expect(await mailsTo(api, email)).toEqual([]);
  const code = otherThan(proof.code);
  const unknown = await reset(api, { requestId: idOf(asked), code });
  const refused = await reset(api, { requestId: proof.requestId, code });
  expect(unknown).toMatchObject({ status: 400, body: refused.body });
});

test('a changed password voids a code that was sent before', async () => {
  const person = await api.addPerson({ password });
  const proof = await forget(api, person.email);
  const payload = { oldPassword: password, newPassword: 'changed-by-me' };
  const url = `/api/auth/change-password/${person.id}`;
  await api.call({ method: 'POST', url, headers: as(person), payload });
  expect(await reset(api, proof)).toMatchObject({ status: 400 });
});

test('403: without mail nobody is promised one', async () => {
  const silent = await startTestApi();
  const answer = await postAs(silent, 'forgot-password', { email: newcomer().email });
  expect(answer).toMatchObject({ status: 403 });
  await silent.close();
});
