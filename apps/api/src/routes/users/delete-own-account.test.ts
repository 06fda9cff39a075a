import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { samplePost } from '../../db/testing/sample-rows.ts';
import { resetPasswordOf } from '../../accounts/members-sql.ts';
import { afterPasswordCheck } from '../../testing/accounts/after-password-check.ts';
import { mailsTo } from '../../testing/accounts/mails-sql.ts';
import { newcomer, postAs } from '../../testing/accounts/registering.ts';
import { setPerson } from '../../testing/people-sql.ts';
import {
  type Person,
  type TestApi,
  as,
  panelOrigin,
  startTestApi,
} from '../../testing/test-api.ts';

const password = 'right-password';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
});
afterAll(() => api.close());

const remove = (person: Person, payload?: object, caller = person) =>
  api.call({
    method: 'DELETE',
    url: `/api/users/${person.id}`,
    headers: as(caller),
    ...(payload && { payload }),
  });
const signIn = ({ email }: Person, secret = password, headers = {}) =>
  postAs(api, 'login', { email, password: secret }, headers);
const restore = ({ email }: Person, more: object = {}) =>
  postAs(api, 'restore-account', { email, password, ...more });

test('a member deletes their account, is offered to come back, and comes back with everything', async () => {
  const person = await api.addPerson({ password });
  const { db } = api.services.database;
  const post = samplePost(person.id);
  await db.insertInto('posts').values(post).execute();
  expect(await remove(person, { password })).toMatchObject({ status: 200 });
  expect((await postAs(api, 'change-email', {}, as(person))).status).toBe(401);
  const [mail] = await mailsTo(api, person.email);
  expect(mail).toMatchObject({ template: 'account-deleted', userId: person.id });
  expect(mail?.text).toMatch(/until .*\d{4}/);

  expect(await signIn(person, 'wrong-password')).toMatchObject({
    status: 401,
    body: { message: 'The email address or the password is wrong.' },
  });
  const offered = await signIn(person);
  expect(offered).toMatchObject({ status: 403, cookies: [], body: { code: 'account-deleted' } });

  const back = await restore(person);
  expect(back).toMatchObject({ status: 200, body: { data: { user: { id: person.id } } } });
  expect(back.cookies[0]?.name).toBe('refresh');
  const posts = db.selectFrom('posts').select('id').where('user_id', '=', person.id);
  expect(await posts.execute()).toEqual([{ id: post.id }]);
  expect(await signIn(person)).toMatchObject({ status: 200 });
  expect((await mailsTo(api, person.email)).at(-1)).toMatchObject({ template: 'account-restored' });
  expect(await restore(person)).toMatchObject({ status: 401 });
});

test('400: without the password, or with a wrong one', async () => {
  const person = await api.addPerson({ password });
  for (const payload of [undefined, {}, { password: 'wrong-password' }]) {
    const answer = await remove(person, payload);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
  }
  expect(await signIn(person)).toMatchObject({ status: 200 });
});

test('401: with a password that is replaced while it is checked', async () => {
  const person = await api.addPerson({ password });
  const { db } = api.services.database;
  afterPasswordCheck(api, () => resetPasswordOf(db, person.id, 'another hash'));
  expect(await remove(person, { password })).toMatchObject({ status: 401 });
  const kept = db.selectFrom('users').select('id').where('id', '=', person.id);
  expect(await kept.execute()).toEqual([{ id: person.id }]);
});

test("403: somebody else's account, even with its password", async () => {
  const [person, other] = [await api.addPerson({ password }), await api.addPerson()];
  expect(await remove(person, { password }, other)).toMatchObject({ status: 403 });
});

test("an administrator's delete is not theirs to take back", async () => {
  const [person, admin] = [
    await api.addPerson({ password }),
    await api.addPerson({ role: 'ADMIN' }),
  ];
  expect(await remove(person, undefined, admin)).toMatchObject({ status: 200 });
  expect(await signIn(person)).toMatchObject({ status: 401 });
  expect(await restore(person)).toMatchObject({ status: 401 });
  expect(await mailsTo(api, person.email)).toEqual([]);
});

test('409: the last administrator cannot leave; of two, one can', async () => {
  const alone = await startTestApi({ mail: { way: 'folder' } });
  const first = await alone.addPerson({ role: 'ADMIN', password });
  const call = (person: Person, payload?: object) =>
    alone.call({
      method: 'DELETE',
      url: `/api/users/${person.id}`,
      headers: as(person),
      ...(payload && { payload }),
    });
  expect(await call(first, { password })).toMatchObject({ status: 409 });
  const member = await alone.addPerson({ password });
  expect(await call(member, { password })).toMatchObject({ status: 200 });
  await alone.addPerson({ role: 'ADMIN', password });
  // Without the password, as a slip in the panel.
  expect(await call(first)).toMatchObject({ status: 409 });
  expect(await call(first, { password })).toMatchObject({ status: 200 });
  await alone.close();
});

test('403: the panel does not bring members back', async () => {
  const person = await api.addPerson({ password });
  await remove(person, { password });
  const { email } = person;
  const answer = await postAs(api, 'restore-account', { email, password }, { origin: panelOrigin });
  expect(answer).toMatchObject({ status: 403, body: { message: 'Admins only' }, cookies: [] });
});

test('409: the name or the address is taken by now; another name may be sent', async () => {
  const person = await api.addPerson({ password });
  await remove(person, { password });
  const { db } = api.services.database;
  const taker = { id: uuidv7(), username: person.username, email: newcomer().email };
  await db
    .insertInto('users')
    .values({ ...taker, password_hash: '-' })
    .execute();
  const refused = await restore(person);
  expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'username' }] } });
  const { username } = newcomer();
  expect(await restore(person, { username })).toMatchObject({ status: 200 });
});

test('an administrator who deleted their own account comes back as a member', async () => {
  await api.addPerson({ role: 'ADMIN' });
  const admin = await api.addPerson({ role: 'ADMIN', password });
  expect(await remove(admin, { password })).toMatchObject({ status: 200 });
  const fromPanel = await signIn(admin, password, { origin: panelOrigin });
  expect(fromPanel).toMatchObject({ status: 403, cookies: [] });
  const back = await restore(admin);
  expect(back.body?.data).toMatchObject({ user: { id: admin.id, role: 'USER' } });
});

test('429: after five restores within an hour; refused ones do not count', async () => {
  let person = await api.addPerson({ password });
  const { db } = api.services.database;
  let { username } = person;
  for (let n = 0; n < 5; n += 1) {
    expect(await remove(person, { password })).toMatchObject({ status: 200 });
    const taker = await api.addPerson();
    await setPerson(db, taker.id, { username });
    expect(await restore(person)).toMatchObject({ status: 409 });
    username = `back.${n}.${person.id.slice(-6)}`;
    const back = await restore(person, { username });
    expect(back).toMatchObject({ status: 200 });
    person = { ...person, accessToken: Object(back.body?.data).accessToken };
  }
  await remove(person, { password });
  expect(await restore(person)).toMatchObject({ status: 429 });
});

test('what is past its time in the trash cannot come back', async () => {
  const person = await api.addPerson({ password });
  await remove(person, { password });
  const { db } = api.services.database;
  const past = new Date(Date.now() - 1_000);
  await db
    .updateTable('deletions')
    .set({ purge_at: past })
    .where('item_id', '=', person.id)
    .execute();
  expect(await signIn(person)).toMatchObject({ status: 401 });
  expect(await restore(person)).toMatchObject({ status: 401 });
});
