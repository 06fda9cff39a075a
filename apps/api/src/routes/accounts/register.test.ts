import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHousekeeping } from '../../housekeeping.ts';
import {
  ageCodes,
  countRegistrations,
  lastCode,
  mailsTo,
} from '../../testing/accounts/mails-sql.ts';
import {
  confirm,
  newcomer,
  postAs,
  register,
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

async function registered(given = {}) {
  const person = newcomer(given);
  expect(await register(api, person)).toMatchObject({ status: 201 });
  return { ...person, code: await lastCode(api, person.email) };
}

/** A code that is not this one. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

test('register, confirm, signed in: a person with a confirmed address and their language', async () => {
  const person = newcomer();
  const answer = await register(api, person, { 'accept-language': 'ar' });
  expect(answer).toMatchObject({ status: 201, cookies: [] });
  expect(await countPeople(person.email)).toBe(0);
  const [mail] = await mailsTo(api, person.email);
  expect(mail).toMatchObject({ template: 'confirm-address', locale: 'ar', userId: null });
  const confirmed = await confirm(api, person.email, await lastCode(api, person.email));
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
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 201,
    body: unknown.body,
  });
  const mails = await mailsTo(api, known.email.toUpperCase());
  expect(mails).toMatchObject([{ template: 'already-registered', userId: known.id }]);
  expect(mails[0]?.text).not.toMatch(/\d{6}/);
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
  const { email, code } = await registered();
  const answer = await postAs(api, 'confirm-email', { email, code }, { origin: panelOrigin });
  expect(answer).toMatchObject({ status: 403, cookies: [] });
});

test('at most three mails go to an address in 15 minutes, and the answers do not tell', async () => {
  const { email } = newcomer();
  const known = await api.addPerson();
  for (let n = 0; n < 5; n += 1) {
    expect(await register(api, newcomer({ email }))).toMatchObject({ status: 201 });
    expect(await register(api, newcomer({ email: known.email }))).toMatchObject({ status: 201 });
  }
  expect(await mailsTo(api, email)).toHaveLength(3);
  expect(await mailsTo(api, known.email)).toHaveLength(3);
});

test('at most three new codes go to an address in 15 minutes', async () => {
  const { email } = newcomer();
  await register(api, newcomer({ email }));
  for (let n = 0; n < 5; n += 1) {
    expect(await postAs(api, 'send-code', { email })).toMatchObject({ status: 202 });
  }
  await expect.poll(() => mailsTo(api, email)).toHaveLength(4);
  const other = newcomer();
  await register(api, other);
  await postAs(api, 'send-code', { email: other.email });
  await expect.poll(() => mailsTo(api, other.email)).toHaveLength(2);
  expect(await mailsTo(api, email)).toHaveLength(4);
});

test('whoever asks for codes for an address keeps nobody from registering with it', async () => {
  const { email } = newcomer();
  for (let n = 0; n < 3; n += 1) await postAs(api, 'send-code', { email });
  // A later request of the same kind shows that these have been worked off.
  const { email: waiting } = await registered();
  await postAs(api, 'send-code', { email: waiting });
  await expect.poll(() => mailsTo(api, waiting)).toHaveLength(2);
  await register(api, newcomer({ email }));
  expect(await mailsTo(api, email)).toHaveLength(1);
});

test('a registration without a mail has no code that could be guessed', async () => {
  const { email } = newcomer();
  for (let n = 0; n < 6; n += 1) await register(api, newcomer({ email }));
  expect(await countRegistrations(api, email)).toBe(3);
});

test('429: many requests for mail from one network, whomever they are for', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const { email } = newcomer();
    const call = { method: 'POST', url: '/api/auth/send-code', remoteAddress: '10.99.0.1' };
    statuses.push((await api.call({ ...call, payload: { email } })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(202), 429]);
});

describe('a code', () => {
  test('works in five tries, and not in a sixth', async () => {
    const { email, code } = await registered();
    for (let n = 0; n < 4; n += 1) {
      expect(await confirm(api, email, otherThan(code))).toMatchObject({ status: 400 });
    }
    const again = await registered();
    for (let n = 0; n < 5; n += 1) await confirm(api, again.email, otherThan(again.code));
    expect(await confirm(api, again.email, again.code)).toMatchObject({ status: 400 });
    expect(await confirm(api, email, code)).toMatchObject({ status: 200 });
  });

  test('cannot be tried more often by trying at once', async () => {
    const { email, code } = await registered();
    await Promise.all(Array.from({ length: 12 }, () => confirm(api, email, otherThan(code))));
    expect(await confirm(api, email, code)).toMatchObject({ status: 400 });
  });

  test('may be typed with spaces and Arabic digits', async () => {
    const { email, code } = await registered();
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    const typed = ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `;
    expect(await confirm(api, email, typed)).toMatchObject({ status: 200 });
  });

  test('is void once a newer one was sent', async () => {
    const { email, code } = await registered();
    await postAs(api, 'send-code', { email });
    await expect.poll(() => mailsTo(api, email)).toHaveLength(2);
    const newest = await lastCode(api, email);
    expect(await confirm(api, email, code)).toMatchObject({ status: newest === code ? 200 : 400 });
    expect(await confirm(api, email, newest)).toMatchObject({
      status: newest === code ? 400 : 200,
    });
  });

  test('works once', async () => {
    const { email, code } = await registered();
    expect(await confirm(api, email, code)).toMatchObject({ status: 200 });
    expect(await confirm(api, email, code)).toMatchObject({ status: 400 });
    expect(await countPeople(email)).toBe(1);
  });

  test('confirmed twice at once, in two processes, makes one account', async () => {
    const { email, code } = await registered();
    const answers = await Promise.all([confirm(api, email, code), confirm(beside, email, code)]);
    expect(statusesOf(answers)).toEqual([200, 400]);
    expect(await countPeople(email)).toBe(1);
  });

  test('expires after 15 minutes; the registration can get a new one for a day', async () => {
    const { email, code } = await registered();
    await ageCodes(api, '15 minutes');
    expect(await confirm(api, email, code)).toMatchObject({ status: 400 });
    await postAs(api, 'send-code', { email });
    await expect.poll(() => mailsTo(api, email)).toHaveLength(2);
    expect(await confirm(api, email, await lastCode(api, email))).toMatchObject({ status: 200 });
  });

  test('of another address is wrong', async () => {
    const [one, other] = [await registered(), await registered()];
    if (one.code === other.code) return;
    const answer = await confirm(api, one.email, other.code);
    const unknown = await confirm(api, newcomer().email, other.code);
    expect(answer).toMatchObject({ status: 400, body: unknown.body });
  });
});

describe('two registrations', () => {
  test('of one username: the second to confirm chooses another, with the same code', async () => {
    const one = await registered();
    const other = await registered({ username: one.username });
    const answers = await Promise.all(
      [one, other].map(({ email, code }) => confirm(api, email, code)),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers[0]?.status === 409 ? one : other;
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal?.body?.errors).toMatchObject([{ path: 'username' }]);
    const { username } = newcomer();
    const second = await confirm(api, refused.email, refused.code, { username });
    expect(second).toMatchObject({ status: 200 });
  });

  test('of one address: each has a code of its own, and only one becomes a person', async () => {
    const first = await registered();
    const second = await registered({ email: first.email });
    const wanted = await confirm(api, first.email, first.code);
    expect(wanted).toMatchObject({ status: 200 });
    expect(await confirm(api, first.email, second.code)).toMatchObject({ status: 400 });
    const { db } = api.services.database;
    const people = db.selectFrom('users').select('username').where('email', '=', first.email);
    expect(await people.execute()).toEqual([{ username: first.username }]);
  });

  test('of one address, confirmed at once, make one account', async () => {
    const first = await registered();
    const second = await registered({ email: first.email });
    const answers = await Promise.all([
      confirm(api, first.email, first.code),
      confirm(beside, first.email, second.code),
    ]);
    expect(statusesOf(answers)).toEqual([200, 400]);
    expect(await countPeople(first.email)).toBe(1);
  });
});

test('housekeeping deletes registrations after a day, and only those', async () => {
  const { db } = api.services.database;
  await ageCodes(api, '25 hours');
  const { email } = await registered();
  const { log } = api.api;
  await startHousekeeping(api.services, log)();
  const left = await db.selectFrom('registrations').select('email').execute();
  expect(left).toEqual([{ email }]);
});
