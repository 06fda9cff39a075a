import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownVisitor } from '../../session/visitor.ts';
import { aSecondLater } from '../../testing/second-later.ts';
import {
  type Person,
  type TestApi,
  as,
  startBeside,
  startTestApi,
} from '../../testing/test-api.ts';

const password = 'right-password';
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let api: TestApi;
let beside: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  beside = await startBeside(api);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

async function signIn({ email }: Person, remoteAddress = '203.0.113.77'): Promise<string> {
  const answer = await api.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'user-agent': userAgent },
    remoteAddress,
  });
  return Object(answer.body?.data).accessToken;
}

const call = (person: Person, method: string, path = '') =>
  api.call({ method, url: `/api/auth/sessions${path}`, headers: as(person) });

async function sessionsOf(person: Person) {
  const { body } = await call(person, 'GET');
  return body?.data as { id: string; isCurrent: boolean; system: string; network: string }[];
}

const statusOn = async (on: TestApi, person: Person) => {
  const { status } = await on.call({
    method: 'GET',
    url: `/api/users/${person.id}/profile`,
    headers: as(person),
  });
  return status;
};

test('lists where the caller is signed in: device, network, and which one is this', async () => {
  const person = await api.addPerson({ password });
  await api.addPerson({ password });
  const here = { ...person, accessToken: await signIn(person) };
  expect(await sessionsOf(here)).toMatchObject([
    { browser: 'Chrome', system: 'Windows', network: '203.0.113.0/24', isCurrent: true },
    { browser: null, system: null, network: null, isCurrent: false },
  ]);
});

test('a refresh notes where the session is used now', async () => {
  const person = await api.addPerson({ password });
  const { cookies } = await api.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: person.email, password },
    remoteAddress: '203.0.113.77',
  });
  const headers = { cookie: `refresh=${cookies[0]?.value}`, 'user-agent': userAgent };
  const url = '/api/auth/refresh-token';
  await api.call({ method: 'POST', url, headers, remoteAddress: '2001:db8:7:ab01::1' });
  expect(await sessionsOf(person)).toMatchObject([
    { system: 'Windows', network: '2001:db8:7::/48' },
    { system: null },
  ]);
});

test('DELETE of one ends it in all processes within a second', async () => {
  const person = await api.addPerson({ password });
  const lost = { ...person, accessToken: await signIn(person) };
  expect(await statusOn(beside, lost)).toBe(200);
  const ended = (await sessionsOf(lost)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  expect(await call(person, 'DELETE', `/${ended}`)).toMatchObject({ status: 200 });
  expect(await statusOn(api, lost)).toBe(401);
  await aSecondLater(async () => expect(await statusOn(beside, lost)).toBe(401));
  expect(await statusOn(beside, person)).toBe(200);
  expect(await call(person, 'DELETE', `/${ended}`)).toMatchObject({ status: 404 });
});

test("404: somebody else's session, which goes on", async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson({ password })];
  const [theirs] = await sessionsOf(other);
  expect(await call(person, 'DELETE', `/${theirs?.id}`)).toMatchObject({ status: 404 });
  expect(await statusOn(api, other)).toBe(200);
});

test('DELETE of all others ends them, and only those', async () => {
  const person = await api.addPerson({ password });
  const other = await api.addPerson({ password });
  const elsewhere = { ...person, accessToken: await signIn(person) };
  expect(await call(person, 'DELETE')).toMatchObject({ status: 200 });
  expect(await statusOn(api, elsewhere)).toBe(401);
  expect(await statusOn(api, person)).toBe(200);
  expect(await statusOn(api, other)).toBe(200);
  expect(await sessionsOf(person)).toHaveLength(1);
});

test('sessions are ended at most 100 times an hour: each time is noted', async () => {
  const person = await api.addPerson({ password });
  const [session] = await sessionsOf(person);
  for (let n = 1; n < 100; n += 1) await api.services.limiter.count('sessionEnds', person.id);
  expect(await call(person, 'DELETE')).toMatchObject({ status: 200 });
  expect(await call(person, 'DELETE')).toMatchObject({ status: 429 });
  expect(await call(person, 'DELETE', `/${session?.id}`)).toMatchObject({ status: 429 });
  expect(await statusOn(api, person)).toBe(200);
});

test('of more than a hundred sessions, those that were used last are kept', async () => {
  const { sessions, database } = api.services;
  const person = await api.addPerson();
  const rows = database.db.selectFrom('sessions').where('user_id', '=', person.id);
  const { passwordHash } = await database.db
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const [first] = await rows.select('id').execute();
  const account = { id: person.id, role: 'USER' as const, passwordHash };
  for (let n = 0; n < 100; n += 1) {
    await sessions.open(account, { isRemembered: true, visitor: unknownVisitor });
  }
  const kept = await rows.select('id').execute();
  expect(kept).toHaveLength(100);
  expect(kept).not.toContainEqual(first);
});
