import { expect, test } from 'vitest';
import { ApiError } from '../src/api-error.ts';
import { type FakeCall, startFakeApi } from './fake-api.ts';
import { openChannel, openTab } from './tab.ts';

const me = { data: { id: 1, username: 'mira', role: 'ADMIN' } };
const refreshLine = 'POST /api/auth/refresh-token';
const profileLine = 'GET /api/users/1/profile';

function onlyFor(token: string) {
  return ({ headers }: FakeCall) =>
    headers.authorization === `Bearer ${token}` ? { body: me } : { status: 401 };
}

function fifty<T>(call: () => Promise<T>): Promise<PromiseSettledResult<T>[]> {
  return Promise.allSettled(Array.from({ length: 50 }, call));
}

function statuses(results: PromiseSettledResult<unknown>[]): Set<string> {
  return new Set(results.map(({ status }) => status));
}

test('50 calls refused at once share one refresh, and each is retried once', async () => {
  const fake = await startFakeApi({
    [profileLine]: onlyFor('new'),
    [refreshLine]: () => ({ body: { data: { accessToken: 'new' } } }),
  });
  const { api, session, ends } = openTab({ baseUrl: fake.baseUrl, token: 'old' });

  const results = await fifty(() => api.users.profile('1'));

  expect(statuses(results)).toEqual(new Set(['fulfilled']));
  expect(fake.count(refreshLine)).toBe(1);
  expect(fake.count(profileLine)).toBe(100);
  const [refresh] = fake.calls.filter(({ line }) => line === refreshLine);
  expect(refresh?.headers['prefer']).toBe('keep-recent-token');
  expect(session.accessToken()).toBe('new');
  expect(ends).toEqual([]);
});

test('three tabs with 50 refused calls each share one refresh', async () => {
  const fake = await startFakeApi({
    [profileLine]: onlyFor('new'),
    [refreshLine]: () => ({ body: { data: { accessToken: 'new' } } }),
  });
  const tabs = [1, 2, 3].map(() =>
    openTab({ baseUrl: fake.baseUrl, token: 'old', channel: openChannel('three-tabs') }),
  );

  const results = await Promise.all(tabs.map(({ api }) => fifty(() => api.users.profile('1'))));

  expect(statuses(results.flat())).toEqual(new Set(['fulfilled']));
  expect(fake.count(refreshLine)).toBe(1);
  expect(tabs.map(({ session }) => session.accessToken())).toEqual(['new', 'new', 'new']);
});

test('a refused refresh ends the session, once', async () => {
  const fake = await startFakeApi({
    [profileLine]: () => ({ status: 401, body: { message: 'Expired' } }),
    [refreshLine]: () => ({ status: 401, body: { message: 'Session is over' } }),
  });
  const { api, ends } = openTab({ baseUrl: fake.baseUrl, token: 'old' });

  const results = await fifty(() => api.users.profile('1'));

  expect(statuses(results)).toEqual(new Set(['rejected']));
  expect(ends).toEqual(['refused']);
  expect(fake.count(refreshLine)).toBe(1);
});

test.each([
  ['answers 503', () => ({ status: 503 }), 'http'],
  ['hangs up', () => 'hang up' as const, 'network'],
])('a refresh that %s does not end the session', async (_what, respond, kind) => {
  const fake = await startFakeApi({ [profileLine]: onlyFor('new'), [refreshLine]: respond });
  const { api, session, ends } = openTab({ baseUrl: fake.baseUrl, token: 'old' });

  const failure = api.users.profile('1');

  await expect(failure).rejects.toMatchObject({ kind, message: 'Error Occur, Please Try Again' });
  expect(session.isSignedIn()).toBe(true);
  expect(ends).toEqual([]);
});

test('a call that is refused twice is not retried again, and the session stays', async () => {
  const fake = await startFakeApi({
    [profileLine]: () => ({ status: 401, body: { message: 'Not you' } }),
    [refreshLine]: () => ({ body: { data: 'new' } }),
  });
  const { api, ends } = openTab({ baseUrl: fake.baseUrl, token: 'old' });

  await expect(api.users.profile('1')).rejects.toThrow('Not you');
  expect(fake.count(profileLine)).toBe(2);
  expect(ends).toEqual([]);
});

test('without a session a refused call does not refresh', async () => {
  const fake = await startFakeApi({ [profileLine]: () => ({ status: 401 }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, signedIn: false });

  await expect(api.users.profile('1')).rejects.toMatchObject({ status: 401 });
  expect(fake.count(refreshLine)).toBe(0);
});

test('without a token, 50 concurrent calls wait for one refresh', async () => {
  const fake = await startFakeApi({
    [profileLine]: onlyFor('new'),
    [refreshLine]: () => ({ body: { data: { accessToken: 'new' } } }),
  });
  const { api } = openTab({ baseUrl: fake.baseUrl });

  await fifty(() => api.users.profile('1'));

  expect(fake.count(refreshLine)).toBe(1);
  expect(fake.count(profileLine)).toBe(50);
});

test('after a 404 the doubled path is tried and remembered; the token may be the data itself', async () => {
  const doubledLine = 'POST /api/api/auth/refresh-token';
  const fake = await startFakeApi({
    [profileLine]: onlyFor('new'),
    [doubledLine]: () => ({ body: { message: 'Refreshed', data: 'new' } }),
  });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 'old' });

  await api.users.profile('1');
  await api.auth.refresh();

  expect(fake.count(refreshLine)).toBe(1);
  expect(fake.count(doubledLine)).toBe(2);
});

test('a logout during a refresh stays a logout', async () => {
  const tab = { end: () => {} };
  const fake = await startFakeApi({
    [profileLine]: onlyFor('new'),
    [refreshLine]: () => {
      tab.end();
      return { body: { data: { accessToken: 'new' } } };
    },
  });
  const { api, session } = openTab({ baseUrl: fake.baseUrl, token: 'old' });
  tab.end = () => session.endSession('logout');

  await expect(api.users.profile('1')).rejects.toBeInstanceOf(ApiError);
  expect(session.accessToken()).toBeNull();
});

test('a tab uses the token that another tab refreshed, unless it is signed out', async () => {
  const fake = await startFakeApi({ [profileLine]: onlyFor('new') });
  const { baseUrl } = fake;
  const other = openTab({ baseUrl, token: 'old', channel: openChannel('two-tabs') });
  const out = openTab({ baseUrl, signedIn: false, channel: openChannel('two-tabs') });
  const watch = openChannel('two-tabs').nextToken(1000);

  openChannel('two-tabs').announceToken('new');
  await watch;

  expect((await other.api.users.profile('1')).username).toBe('mira');
  expect(out.session.accessToken()).toBeNull();
});
