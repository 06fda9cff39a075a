import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { userSchema } from '@buddyline/domain/user';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const put = (url: string, person: Person, payload: object) =>
  api.call({ method: 'PUT', url, headers: as(person), payload });

const profile = { fullName: 'Mira  Haddad ', country: 'Egypt', age: 34, bio: 'Wrecks.' };

describe('PUT /api/users/{userId}', () => {
  test('200: the own profile, with spaces in names trimmed and collapsed', async () => {
    const user = await api.addPerson();
    const answer = await put(`/api/users/${user.id}`, user, profile);
    expect(answer.status).toBe(200);
    expect(answer.body?.message).toBe('User Profile Data Set Successfully.');
    expect(answer.body?.data).toMatchObject({ ...profile, fullName: 'Mira Haddad' });
  });

  test('400: each invalid field with its message', async () => {
    const payload = { fullName: 'Mira', country: 'E', age: 34, bio: '' };
    const answer = await put(`/api/users/${admin.id}`, admin, payload);
    expect(answer.body?.errors).toEqual([
      { path: 'fullName', message: 'Full Name Must Be At least containing 2 names.' },
      { path: 'country', message: 'Country Must Be At Least 3 characters.' },
    ]);
  });

  test.each([
    [{ bio: 'Wreck diver.' }],
    [{ country: 'Oman' }],
    [{ age: null }],
    [{ country: null, bio: null }],
    [{ fullName: 'Mira Aziz', age: 35 }],
    [{ locale: 'ar' }],
    [{}],
  ])('200: only what is sent is changed: %j', async (changes) => {
    const user = await api.addPerson();
    const before = { ...profile, fullName: 'Mira Haddad', locale: 'en' };
    await put(`/api/users/${user.id}`, user, { ...profile, locale: 'en' });
    expect(await put(`/api/users/${user.id}`, user, changes)).toMatchObject({ status: 200 });
    const url = `/api/users/${user.id}/profile`;
    const { body } = await api.call({ method: 'GET', url, headers: as(user) });
    expect(body?.data).toMatchObject({ ...before, ...changes });
  });

  test.each([
    [{ fullName: null }, 'fullName'],
    [{ age: '34' }, 'age'],
    [{ locale: 'fr' }, 'locale'],
    [{ locale: null }, 'locale'],
    [{ country: '' }, 'country'],
  ])('400: %j', async (changes, path) => {
    const answer = await put(`/api/users/${admin.id}`, admin, changes);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('403: the profile of another user', async () => {
    const user = await api.addPerson();
    expect(await put(`/api/users/${admin.id}`, user, profile)).toMatchObject({ status: 403 });
  });

  test('404: an unknown user, for an administrator', async () => {
    expect(await put(`/api/users/${uuidv7()}`, admin, profile)).toMatchObject({ status: 404 });
  });
});

describe('PUT /api/users/admin/{userId}', () => {
  test('200: fields that are not sent are kept', async () => {
    const user = await api.addPerson({ fullName: 'Omar Aziz' });
    const answer = await put(`/api/users/admin/${user.id}`, admin, { isVerified: true });
    expect(answer.body?.data).toMatchObject({ isVerified: true, fullName: 'Omar Aziz' });
  });

  test('200: a new role applies from the next call on', async () => {
    const user = await api.addPerson();
    const listUsers = { method: 'GET', url: '/api/users', headers: as(user) };
    expect(await api.call(listUsers)).toMatchObject({ status: 403 });
    await put(`/api/users/admin/${user.id}`, admin, { role: 'ADMIN' });
    expect(await api.call(listUsers)).toMatchObject({ status: 200 });
    await put(`/api/users/admin/${user.id}`, admin, { role: 'USER' });
    expect(await api.call(listUsers)).toMatchObject({ status: 403 });
  });

  test('409: a username that is taken, regardless of case', async () => {
    const [one, two] = [await api.addPerson(), await api.addPerson()];
    const payload = { username: two.username.toUpperCase() };
    const answer = await put(`/api/users/admin/${one.id}`, admin, payload);
    expect(answer.status).toBe(409);
    expect(answer.body?.errors).toEqual([
      { path: 'username', message: 'This username, or one that looks like it, is taken already.' },
    ]);
  });

  test('409: administrators cannot demote themselves', async () => {
    const answer = await put(`/api/users/admin/${admin.id}`, admin, { role: 'USER' });
    expect(answer.status).toBe(409);
  });

  test('200: columns that are not editable are ignored', async () => {
    const user = await api.addPerson();
    const payload = {
      id: uuidv7(),
      email: 'new@example.org',
      password_hash: 'x',
      followersCount: 9,
    };
    const answer = await put(`/api/users/admin/${user.id}`, admin, payload);
    expect(answer.body?.data).toMatchObject({ id: user.id, email: user.email, followersCount: 0 });
  });
});

describe('DELETE /api/users/{userId}', () => {
  const remove = (id: string, by: Person) =>
    api.call({ method: 'DELETE', url: `/api/users/${id}`, headers: as(by) });

  test('200: the user is deleted and all their sessions end', async () => {
    const user = await api.addPerson();
    const url = `/api/users/${user.id}/profile`;
    expect(await api.call({ method: 'GET', url, headers: as(user) })).toMatchObject({
      status: 200,
    });
    expect(await remove(user.id, admin)).toMatchObject({
      status: 200,
      body: { message: 'User deleted.' },
    });
    expect(await api.call({ method: 'GET', url, headers: as(user) })).toMatchObject({
      status: 401,
    });
    expect(await api.call({ method: 'GET', url, headers: as(admin) })).toMatchObject({
      status: 404,
    });
  });

  test('404: a second deletion', async () => {
    const user = await api.addPerson();
    await remove(user.id, admin);
    expect(await remove(user.id, admin)).toMatchObject({ status: 404 });
  });

  test('409: administrators cannot delete themselves', async () => {
    expect(await remove(admin.id, admin)).toMatchObject({ status: 409 });
  });
});

describe('GET /api/users/{userId}/belongings', () => {
  const belongings = (id: string) =>
    api.call({ method: 'GET', url: `/api/users/${id}/belongings`, headers: as(admin) });

  test('200: the count of each noun', async () => {
    const user = await api.addPerson();
    expect((await belongings(user.id)).body?.data).toEqual({
      posts: 0,
      comments: 0,
      certificates: 0,
      diveLogs: 0,
      tickets: 0,
    });
  });

  test('404: an unknown user', async () => {
    expect(await belongings(uuidv7())).toMatchObject({ status: 404 });
  });
});

test('the first call updates lastActiveAt in the background', async () => {
  const user = await api.addPerson();
  const url = `/api/users/${user.id}/profile`;
  const lastActiveAt = async () => {
    const { body } = await api.call({ method: 'GET', url, headers: as(user) });
    return Date.parse(v.parse(userSchema, body?.data).lastActiveAt ?? '');
  };
  await expect.poll(lastActiveAt).toBeGreaterThan(Date.now() - 60_000);
});
