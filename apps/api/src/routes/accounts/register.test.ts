import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHousekeeping } from '../../housekeeping.ts';
import { ageCodes, lastCode, mailedCode, mailsTo } from '../../testing/accounts/mails-sql.ts';
import {
  confirm,
  idOf,
  newcomer,
  otherThan,
  postAs,
  register,
  registered,
  statusesOf,
} from '../../testing/accounts/registering.ts';
import {
  type TestApi,
  as,
  panelOrigin,
  startBeside,
  startTestApi,
} from '../../testing/test-api.ts';

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

async function countPeople(email: string): Promise<number> {
  const { db } = api.services.database;
  const rows = await db.selectFrom('users').select('id').where('email', '=', email).execute();
  return rows.length;
}

test('register, confirm, signed in: a person with a confirmed address and their language', async () => {
  const person = newcomer();
  const answer = await register(api, person, { 'accept-language': 'ar' });
  expect(answer).toMatchObject({ status: 201, cookies: [] });
  expect(await countPeople(person.email)).toBe(0);
  const [mail] = await mailsTo(api, person.email);
  expect(mail).toMatchObject({ template: 'confirm-address', locale: 'ar', userId: null });
  const code = await lastCode(api, person.email);
  const confirmed = await confirm(api, { registrationId: idOf(answer), code });
  expect(confirmed).toMatchObject({ status: 200, body: { data: { user: { role: 'USER' } } } });
  expect(confirmed.cookies.map(({ name }) => name)).toEqual(['refresh', 'files', 'known']);
  const { user, accessToken } = Object(confirmed.body?.data);
  const url = `/api/users/${user.id}/profile`;
  const headers = as({ ...person, id: user.id, accessToken });
  const { body } = await api.call({ method: 'GET', url, headers });
  expect(body?.data).toMatchObject({
    username: person.username,
    fullName: 'Mira Haddad',
    email: person.email,
    isVerified: false,
  });
  const { db } = api.services.database;
  const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
  expect(row).toMatchObject({ locale: 'ar', email_confirmed_at: expect.any(Date) });
  const { email, password } = person;
  expect(await postAs(api, 'login', { email, password })).toMatchObject({ status: 200 });
});

test('a known address: the same answer, and a mail to its owner instead of a code', async () => {
  const known = await api.addPerson();
  const answer = await register(api, newcomer({ email: known.email.toUpperCase() }));
  const unknown = await register(api, newcomer());
  const data = { registrationId: expect.stringMatching(/^[\da-f-]{36}$/) };
  expect(unknown.body?.data).toEqual(data);
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 201,
    body: { ...unknown.body, data },
  });
  const mails = await mailsTo(api, known.email.toUpperCase());
  expect(mails).toMatchObject([{ template: 'already-registered', userId: known.id }]);
  expect(mails[0]?.text).not.toMatch(mailedCode);
  // Its id opens nothing, like a wrong code.
  await postAs(api, 'send-code', { registrationId: idOf(answer) });
  const code = otherThan('');
  const refused = await confirm(api, { registrationId: idOf(answer), code });
  const wrong = await confirm(api, { registrationId: idOf(unknown), code });
  expect(refused).toMatchObject({ status: 400, body: wrong.body });
});

test('409: the username is taken, or looks like one that is', async () => {
  const known = await api.addPerson();
  for (const username of [known.username, known.username.toUpperCase()]) {
    const answer = await register(api, newcomer({ username }));
    expect(answer).toMatchObject({ status: 409, body: { errors: [{ path: 'username' }] } });
  }
});

test('403: registration is closed, in both languages', async () => {
  const closed = await startTestApi({ mail: { way: 'folder' }, registration: 'closed' });
  const answers = await Promise.all(
    ['en', 'ar'].map((locale) => register(closed, newcomer(), { 'accept-language': locale })),
  );
  expect(answers).toMatchObject([
    { status: 403, body: { message: 'New accounts cannot be opened here at the moment.' } },
    { status: 403, body: { message: expect.stringMatching(/حسابات جديدة/) } },
  ]);
  await closed.close();
});

test('403: a foreign site, and the panel, in which members have no business', async () => {
  const foreign = { origin: 'https://evil.example' };
  expect(await register(api, newcomer(), foreign)).toMatchObject({ status: 403 });
  const { registrationId, code } = await registered(api);
  const headers = { origin: panelOrigin };
  const answer = await postAs(api, 'confirm-email', { registrationId, code }, headers);
  expect(answer).toMatchObject({ status: 403, cookies: [] });
});

test('429: many requests for mail from one network, whomever they are for', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const call = { method: 'POST', url: '/api/auth/send-code', remoteAddress: '10.99.0.1' };
    statuses.push((await api.call({ ...call, payload: { registrationId: randomUUID() } })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
});

describe('a code', () => {
  test('works in five tries, and not in a sixth', async () => {
    const one = await registered(api);
    const wrong = { ...one, code: otherThan(one.code) };
    for (let n = 0; n < 4; n += 1) expect(await confirm(api, wrong)).toMatchObject({ status: 400 });
    const again = await registered(api);
    for (let n = 0; n < 5; n += 1) await confirm(api, { ...again, code: otherThan(again.code) });
    expect(await confirm(api, again)).toMatchObject({ status: 400 });
    expect(await confirm(api, one)).toMatchObject({ status: 200 });
  });

  test('cannot be tried more often by trying at once', async () => {
    const one = await registered(api);
    const wrong = { ...one, code: otherThan(one.code) };
    await Promise.all(Array.from({ length: 12 }, () => confirm(api, wrong)));
    expect(await confirm(api, one)).toMatchObject({ status: 400 });
  });

  test('may be typed in small letters, with spaces and Arabic digits', async () => {
    const { registrationId, code } = await registered(api);
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    const typed = ` ${arabic.toLowerCase().replace('-', ' ')} `;
    expect(await confirm(api, { registrationId, code: typed })).toMatchObject({ status: 200 });
  });

  test('is void once a newer one was sent', async () => {
    const one = await registered(api);
    await postAs(api, 'send-code', one);
    await expect.poll(() => mailsTo(api, one.email)).toHaveLength(2);
    const code = await lastCode(api, one.email);
    expect(await confirm(api, one)).toMatchObject({ status: 400 });
    expect(await confirm(api, { ...one, code })).toMatchObject({ status: 200 });
  });

  test('works once', async () => {
    const one = await registered(api);
    expect(await confirm(api, one)).toMatchObject({ status: 200 });
    expect(await confirm(api, one)).toMatchObject({ status: 400 });
    expect(await countPeople(one.email)).toBe(1);
  });

  test('confirmed twice at once, in two processes, makes one account', async () => {
    const one = await registered(api);
    const answers = await Promise.all([confirm(api, one), confirm(beside, one)]);
    expect(statusesOf(answers)).toEqual([200, 400]);
    expect(await countPeople(one.email)).toBe(1);
  });

  test('expires after 15 minutes; the registration can get a new one for a day', async () => {
    const one = await registered(api);
    await ageCodes(api, '15 minutes');
    expect(await confirm(api, one)).toMatchObject({ status: 400 });
    await postAs(api, 'send-code', one);
    await expect.poll(() => mailsTo(api, one.email)).toHaveLength(2);
    const code = await lastCode(api, one.email);
    expect(await confirm(api, { ...one, code })).toMatchObject({ status: 200 });
  });

  test('of another registration is wrong, and so is any code of an unknown one', async () => {
    const [one, other] = [await registered(api), await registered(api)];
    const answer = await confirm(api, { ...one, code: other.code });
    const unknown = await confirm(api, { registrationId: randomUUID(), code: other.code });
    expect(answer).toMatchObject({ status: 400, body: unknown.body });
  });
});

test('of two registrations of one username the second to confirm chooses another, with the same code', async () => {
  const one = await registered(api);
  const other = await registered(api, { username: one.username });
  const answers = await Promise.all([one, other].map((each) => confirm(api, each)));
  expect(statusesOf(answers)).toEqual([200, 409]);
  const refused = answers[0]?.status === 409 ? one : other;
  const refusal = answers.find(({ status }) => status === 409);
  expect(refusal?.body?.errors).toMatchObject([{ path: 'username' }]);
  const { username } = newcomer();
  expect(await confirm(api, refused, { username })).toMatchObject({ status: 200 });
});

test('housekeeping deletes registrations after a day, and only those', async () => {
  const { db } = api.services.database;
  await ageCodes(api, '25 hours');
  const { email } = await registered(api);
  const { log } = api.api;
  await startHousekeeping(api.services, log)();
  const left = await db.selectFrom('registrations').select('email').execute();
  expect(left).toEqual([{ email }]);
});
