import { createApiClient } from '@buddyline/api-client/api-client';
import { messages } from '@buddyline/domain/messages';
import { expect, onTestFinished, test } from 'vitest';
import { type SpecBackendOptions, specSignIn, startSpecBackend } from './spec-backend.ts';

/** The panel's API client, signed in; it keeps one cookie, as a browser would. */
async function signIn(options?: SpecBackendOptions) {
  const backend = await startSpecBackend(options);
  onTestFinished(backend.close);
  let [token, cookie]: [string | null, string] = [null, ''];
  const api = createApiClient({
    baseUrl: backend.url,
    locale: () => 'en',
    translate: (key) => messages[key].message,
    session: {
      accessToken: () => token,
      setAccessToken: (next) => {
        token = next;
      },
      isSignedIn: () => cookie !== '',
      endSession: () => {
        cookie = '';
      },
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (cookie) request.headers.set('cookie', cookie);
      const response = await fetch(request);
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return response;
    },
  });
  const { user } = await api.auth.login(specSignIn);
  return { api, backend, adminId: user.id };
}

test.each<SpecBackendOptions>([
  { ids: 'numbers', refreshAnswer: 'token' },
  { ids: 'texts', refreshAnswer: 'object' },
])('the client signs in and refreshes its token: %j', async (options) => {
  const { api, backend, adminId } = await signIn(options);

  const admin = await api.users.profile(adminId);
  backend.expireTokens();
  await api.users.profile(adminId);

  expect(admin.email).toBe(specSignIn.email);
  expect(backend.calls.filter((call) => call.includes('refresh'))).toEqual([
    'POST /auth/refresh-token',
    'POST /api/auth/refresh-token',
    'POST /api/auth/refresh-token',
  ]);
});

test('lists have pages but no total; search works, filters are ignored', async () => {
  const { api } = await signIn();
  const users = await api.users.list({ page: 3, limit: 9 });
  expect(users).toMatchObject({ totalPages: 3 });
  expect(users.total).toBeUndefined();
  expect(users.data).toHaveLength(7);
  expect((await api.users.list({ search: 'diver25' })).data).toHaveLength(1);
  expect((await api.tickets.list({ status: 'CLOSED' })).data).toHaveLength(9);
});

test('the client keeps values that the backend spells differently', async () => {
  const { api } = await signIn();
  const { data: tickets } = await api.tickets.list({});
  const dive = await api.diveLogs.get('1');
  expect(new Set(tickets.map(({ status }) => status))).toContain('in_progress');
  expect(dive).toMatchObject({ currentCondition: 'Strong', timeIn: '09:30', maxDepth: 66 });
});

test('after a reset the data, the calls and the unknown paths are as at the start', async () => {
  const { api, backend } = await signIn();
  backend.answerUnknownPaths(403);
  await api.tickets.update('5', { status: 'PENDING' });

  backend.reset();

  expect(backend.calls).toEqual([]);
  await api.auth.login(specSignIn);
  expect((await api.tickets.get('5')).status).not.toBe('PENDING');
  expect((await fetch(`${backend.url}/meta`)).status).toBe(404);
});

test('users can be edited, given a picture, and deleted with all their records', async () => {
  const { api } = await signIn();
  await api.users.updateAsAdmin('2', { bio: 'Caves.', isVerified: true });
  await api.users.uploadPicture('2', new File(['pixels'], 'me.png'));
  expect(await api.users.profile('2')).toMatchObject({ bio: 'Caves.', profilePicture: 'me.png' });
  expect((await api.users.posts('2', { page: 1, limit: 9 })).data).not.toHaveLength(0);

  expect(await api.users.remove('2')).toEqual({ message: 'Deleted' });

  await expect(api.users.profile('2')).rejects.toMatchObject({ status: 404 });
  expect((await api.users.posts('2', { page: 1, limit: 9 })).data).toEqual([]);
});

test('the client works without meta and logout', async () => {
  const { api } = await signIn();
  expect((await api.meta.get()).features).toEqual([]);
  await api.auth.logout();
  await expect(api.users.list({})).rejects.toMatchObject({ status: 401 });
});

test("a wrong password is refused with the backend's message", async () => {
  const { api, adminId } = await signIn();
  const passwords = { oldPassword: 'not-this-one', newPassword: 'another-one' };
  await expect(api.auth.changePassword(adminId, passwords)).rejects.toThrow('Wrong password');
});
