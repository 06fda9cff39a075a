import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirm,
  newcomer,
  postAs,
  register,
  registered,
} from '../../testing/accounts/registering.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const password = 'right-password';

let api: TestApi;
beforeAll(async () => {
  const settings = { mail: { way: 'folder' }, registration: 'open', brand: 'Blue Line' } as const;
  api = await startTestApi(settings);
});
afterAll(() => api.close());

const reserved = {
  status: 409,
  body: {
    message: 'This username is reserved for the team. Please choose another one.',
    errors: [{ path: 'username' }],
  },
};
const webAddress = { status: 400, body: { errors: [{ path: 'username' }] } };

test.each(['admin', 'ádmin', 'support.team', 'Blue_Line', 'buddyline7'])(
  'nobody registers as %s',
  async (username) => {
    expect(await register(api, newcomer({ username }))).toMatchObject(reserved);
  },
);

test('nobody registers as a web address; other names with dots are free', async () => {
  expect(await register(api, newcomer({ username: 'www.evil.example' }))).toMatchObject(webAddress);
  expect(await register(api, newcomer({ username: 'omar.k' }))).toMatchObject({ status: 201 });
});

test('a reserved name is refused in the language of the person', async () => {
  const arabic = { 'accept-language': 'ar' };
  const answer = await register(api, newcomer({ username: 'admin' }), arabic);
  expect(answer.body?.message).toMatch(/محجوز لفريق العمل/);
});

test('nobody takes a reserved name when they confirm: the code works with another one', async () => {
  const one = await registered(api);
  const { db } = api.services.database;
  for (let n = 0; n < 6; n += 1) {
    expect(await confirm(api, one, { username: 'postmaster' })).toMatchObject(reserved);
  }
  // A registration of the time before the name was reserved.
  await db
    .updateTable('registrations')
    .set({ username: 'moderator' })
    .where('id', '=', one.registrationId)
    .execute();
  expect(await confirm(api, one)).toMatchObject(reserved);
  expect(await confirm(api, one, { username: 'www.evil.example' })).toMatchObject(webAddress);
  expect(await confirm(api, one, { username: 'anna.maria' })).toMatchObject({ status: 200 });
});

test('nobody takes a reserved name when they come back, but who has one keeps it', async () => {
  const person = await api.addPerson({ password, username: 'staff' });
  const { id, email } = person;
  const remove = (by: Person) =>
    api.call({ method: 'DELETE', url: `/api/users/${id}`, headers: as(by), payload: { password } });
  const restore = (more = {}) => postAs(api, 'restore-account', { email, password, ...more });
  await remove(person);
  expect(await restore({ username: 'admin' })).toMatchObject(reserved);
  expect(await restore()).toMatchObject({ status: 200 });
  expect(await postAs(api, 'login', { email, password })).toMatchObject({ status: 200 });
});

test('staff give reserved names, but no web address', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const { id } = await api.addPerson();
  const rename = (username: string) =>
    api.call({
      method: 'PUT',
      url: `/api/users/admin/${id}`,
      headers: as(admin),
      payload: { username },
    });
  expect(await rename('support')).toMatchObject({ status: 200 });
  expect(await rename('www.evil.example')).toMatchObject(webAddress);
});

test('a member whose older name is a web address can be reported', async () => {
  const [person, reporter] = [
    await api.addPerson({ username: 'www.evil.example' }),
    await api.addPerson(),
  ];
  const payload = {
    subject: 'A shop',
    category: 'Users',
    description: 'Look at the name.',
    about: { noun: 'users', username: person.username },
  };
  const url = '/api/tickets';
  const answer = await api.call({ method: 'POST', url, headers: as(reporter), payload });
  expect(answer).toMatchObject({ status: 201 });
});
