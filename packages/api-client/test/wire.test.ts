import { expect, test } from 'vitest';
import type { ApiClient } from '../src/api-client.ts';
import { startFakeApi } from './fake-api.ts';
import { openTab } from './tab.ts';

const emptyPage = { body: { data: { data: [], totalPages: 0 } } };

async function lineOf(call: (api: ApiClient) => Promise<unknown>): Promise<string> {
  const paths = ['users', 'posts', 'certificates', 'divelogs', 'tickets', 'comments/post/1'];
  const lists = Object.fromEntries(paths.map((path) => [`GET /api/${path}`, () => emptyPage]));
  const fake = await startFakeApi(lists);
  await call(openTab({ baseUrl: fake.baseUrl, token: 't' }).api);
  return fake.calls[0]?.line ?? '';
}

const list = { page: 2, limit: 9, search: 'a&b' };

test.each<[string, (api: ApiClient) => Promise<unknown>]>([
  ['/users?page=2&limit=9&search=a%26b', (api) => api.users.list(list)],
  ['/tickets?page=2&limit=9&search=a%26b', (api) => api.tickets.list(list)],
  ['/posts?page=2&limit=9&query=a%26b', (api) => api.posts.list(list)],
  ['/certificates?page=2&limit=9&query=a%26b', (api) => api.certificates.list(list)],
  ['/divelogs?page=2&limit=9&query=a%26b', (api) => api.diveLogs.list(list)],
  ['/users?page=1', (api) => api.users.list({ page: 1, search: '' })],
  ['/comments/post/1?page=2', (api) => api.comments.ofPost('1', { page: 2 })],
  [
    '/tickets?status=OPEN&category=Posts',
    (api) => api.tickets.list({ status: 'OPEN', category: 'Posts' }),
  ],
  [
    '/divelogs?isWreck=true&timeIn=930&date=2026-05-14',
    (api) => api.diveLogs.list({ isWreck: true, timeIn: 930, date: '2026-05-14' }),
  ],
])('GET /api%s', async (line, call) => {
  expect(await lineOf(call)).toBe(`GET /api${line}`);
});

test('every call sends its token and language', async () => {
  const fake = await startFakeApi({ 'GET /api/users': () => emptyPage });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't', locale: 'ar' });

  await api.users.list({});

  expect(fake.calls[0]?.headers).toMatchObject({
    authorization: 'Bearer t',
    'accept-language': 'ar',
    accept: 'application/json',
  });
});

test('a picture is sent as one multipart field named file', async () => {
  const fake = await startFakeApi({
    'POST /api/users/upload-profile/1': () => ({ body: { message: 'Set' } }),
  });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });
  const picture = new File(['pixels'], 'me.png', { type: 'image/png' });

  expect(await api.users.uploadPicture('1', picture)).toEqual({ message: 'Set' });
  expect(fake.calls[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(fake.calls[0]?.body).toContain('name="file"; filename="me.png"');
  expect(fake.calls[0]?.body.match(/; name="/g)).toHaveLength(1);
});

test('a post is sent as multipart content, with a file only if there is one', async () => {
  const fake = await startFakeApi({ 'POST /api/posts': () => ({ body: { message: 'Posted' } }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  await api.posts.create({ content: 'Manta!' });

  expect(fake.calls[0]?.body).toContain('name="content"');
  expect(fake.calls[0]?.body).not.toContain('name="file"');
});

test.each<[string, string, (api: ApiClient) => Promise<unknown>]>([
  ['PATCH /api/posts/1', '{"isEnabled":false}', (api) => api.posts.setEnabled('1', false)],
  [
    'PATCH /api/posts/1',
    '{"isEnabled":false,"reason":"Spam"}',
    (api) => api.posts.setEnabled('1', false, 'Spam'),
  ],
  ['DELETE /api/posts/1', '', (api) => api.posts.remove('1')],
  ['DELETE /api/comments/1', '', (api) => api.comments.remove('1')],
])('%s sends %j and returns the message', async (line, body, call) => {
  const fake = await startFakeApi({ [line]: () => ({ body: { message: 'Done there' } }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  expect(await call(api)).toEqual({ message: 'Done there' });
  expect(fake.calls[0]).toMatchObject({ line, body });
});

test('per-user lists may be paged or plain arrays', async () => {
  const dive = { id: 1, userId: 2, isWreck: true };
  const fake = await startFakeApi({
    'GET /api/divelogs/user/2': () => ({ body: { data: [dive] } }),
    'GET /api/posts/user/2': () => emptyPage,
  });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  const window = { page: 1, limit: 6 };
  const { data, totalPages } = await api.users.diveLogs('2', window);

  expect(totalPages).toBe(1);
  expect(data[0]).toMatchObject({ id: '1', isWreck: true, isReef: false });
  expect(await api.users.posts('2', window)).toEqual({ data: [], totalPages: 0 });
});

test('a logbook is asked for with the filters of the list of dives', async () => {
  const fake = await startFakeApi({ 'GET /api/divelogs/user/2': () => emptyPage });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });
  const request = { page: 2, limit: 50, sort: 'depth', isWreck: true, query: 'blue hole' } as const;
  await api.users.diveLogs('2', request);
  expect(fake.calls[0]?.line).toBe(
    'GET /api/divelogs/user/2?page=2&limit=50&sort=depth&isWreck=true&query=blue+hole',
  );
});

test.each([401, 403, 404, 405])(
  'a backend that answers %i to meta has no features',
  async (status) => {
    const fake = await startFakeApi({
      'GET /api/meta': () => ({ status }),
      'POST /api/auth/refresh-token': () => ({ body: { data: { accessToken: 'new' } } }),
    });
    const { api, session } = openTab({ baseUrl: fake.baseUrl, token: 't' });

    expect((await api.meta.get()).features).toEqual([]);
    expect(session.isSignedIn()).toBe(true);
  },
);

test('meta is requested with the token, and without one when signed out', async () => {
  const meta = { name: 'Buddyline', version: '1', features: ['dashboard'] };
  const fake = await startFakeApi({ 'GET /api/meta': () => ({ body: { data: meta } }) });
  await openTab({ baseUrl: fake.baseUrl, token: 't' }).api.meta.get();
  const visitor = openTab({ baseUrl: fake.baseUrl, signedIn: false });

  expect((await visitor.api.meta.get()).features).toEqual(['dashboard']);
  expect(fake.calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer t', undefined]);
});

test('meta is requested again after a refresh if it needs a token', async () => {
  const meta = { name: '', version: '', features: ['logout'] };
  const fake = await startFakeApi({
    'GET /api/meta': ({ headers }) =>
      headers.authorization === 'Bearer new' ? { body: { data: meta } } : { status: 401 },
    'POST /api/auth/refresh-token': () => ({ body: { data: { accessToken: 'new' } } }),
  });
  const { api } = openTab({ baseUrl: fake.baseUrl });

  expect((await api.meta.get()).features).toEqual(['logout']);
});

test('a server error of meta is not hidden', async () => {
  const fake = await startFakeApi({ 'GET /api/meta': () => ({ status: 503 }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  await expect(api.meta.get()).rejects.toMatchObject({ status: 503 });
});

test('the dashboard is parsed, and unknown ticket statuses are kept', async () => {
  const stat = { total: 7, growth: -2.5, newThisMonth: 1 };
  const reportedBy = { name: 'Mira', avatar: null };
  const ticket = { id: 1, title: 'Help', description: null, reportedBy, status: 'in_progress' };
  const dashboard = {
    stats: { users: stat, posts: stat, diveLogs: stat, certifications: stat },
    months: [{ month: '2026-11', users: 1, posts: 0, diveLogs: 2, certifications: 0 }],
    openTicketAges: { underDay: 1, underWeek: 0, underMonth: 0, older: 3 },
    recentPosts: [],
    recentTickets: [{ ...ticket, createdAt: '2026-11-20T17:41:00.000Z' }],
  };
  const fake = await startFakeApi({ 'GET /api/dashboard': () => ({ body: { data: dashboard } }) });
  const { api } = openTab({ baseUrl: fake.baseUrl, token: 't' });

  const { stats, recentTickets } = await api.dashboard.get();

  expect(stats.diveLogs).toEqual(stat);
  expect(recentTickets[0]).toMatchObject({ id: '1', status: 'in_progress', priority: null });
});
