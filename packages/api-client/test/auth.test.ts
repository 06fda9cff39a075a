import { expect, test } from 'vitest';
import { startFakeApi } from './fake-api.ts';
import { openTab } from './tab.ts';

const credentials = { email: 'ada@buddyline.example', password: 'dive-safe-always' };
const loginLine = 'POST /api/auth/login';
const logoutLine = 'POST /api/auth/logout';

test('a login stores the token of its response', async () => {
  const fake = await startFakeApi({
    [loginLine]: () => ({
      body: { message: 'Welcome', data: { user: { id: 7, role: 'ADMIN' }, accessToken: 'first' } },
    }),
  });
  const { api, session } = openTab({ baseUrl: fake.baseUrl, signedIn: false });

  const answer = await api.auth.login({ ...credentials, remember: true });

  expect(answer).toEqual({
    message: 'Welcome',
    user: { id: '7', role: 'ADMIN' },
    accessToken: 'first',
  });
  expect(session.accessToken()).toBe('first');
  // A backend of the specification may refuse further fields.
  expect(JSON.parse(fake.calls[0]?.body ?? '')).toEqual(credentials);
  await api.auth.login({ ...credentials, remember: false });
  expect(JSON.parse(fake.calls[1]?.body ?? '')).toEqual({ ...credentials, remember: false });
});

test('a login without a token refreshes once before the first call', async () => {
  const fake = await startFakeApi({
    [loginLine]: () => ({ body: { data: { user: { id: 7, role: 'ADMIN' } } } }),
    'POST /api/auth/refresh-token': () => ({ body: { data: 'first' } }),
    'GET /api/users/7/profile': () => ({ body: { data: { id: 7, role: 'ADMIN' } } }),
  });
  const { api } = openTab({ baseUrl: fake.baseUrl });

  await api.auth.login(credentials);
  await api.users.profile('7');

  expect(fake.calls.map(({ line }) => line)).toEqual([
    loginLine,
    'POST /api/auth/refresh-token',
    'GET /api/users/7/profile',
  ]);
  expect(fake.calls[2]?.headers.authorization).toBe('Bearer first');
});

test("a wrong password fails with the server's message, without a refresh", async () => {
  const fake = await startFakeApi({
    [loginLine]: () => ({ status: 401, body: { isSuccessful: false, message: 'Wrong password' } }),
  });
  const { api, ends } = openTab({ baseUrl: fake.baseUrl, signedIn: false });

  await expect(api.auth.login(credentials)).rejects.toThrow('Wrong password');
  expect(fake.calls).toHaveLength(1);
  expect(ends).toEqual([]);
});

test.each([
  [200, 'logout'],
  [404, 'logout'],
  [401, 'refused'],
])('a logout with status %i ends the session as %s', async (status, reason) => {
  const fake = await startFakeApi({ [logoutLine]: () => ({ status }) });
  const { api, ends } = openTab({ baseUrl: fake.baseUrl, token: 'current' });

  await api.auth.logout();

  expect(ends).toEqual([reason]);
  expect(fake.calls[0]?.headers.authorization).toBe('Bearer current');
});

test('a failed logout throws the session error, and the session stays', async () => {
  const fake = await startFakeApi({ [logoutLine]: () => ({ status: 500 }) });
  const { api, ends } = openTab({ baseUrl: fake.baseUrl, token: 'current' });

  await expect(api.auth.logout()).rejects.toThrow('Error Occur, Please Try Again');
  expect(ends).toEqual([]);
});

test('a password change has the escaped user id in its path', async () => {
  const line = 'POST /api/auth/change-password/a%2Fb';
  const fake = await startFakeApi({ [line]: () => ({ body: { message: 'Changed' } }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 'current' });
  const passwords = { oldPassword: 'old-one', newPassword: 'new-one' };

  expect(await api.auth.changePassword('a/b', passwords)).toEqual({ message: 'Changed' });
});
