import { messages } from '@buddyline/domain/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemberClient, type MemberClient } from '../src/members/member-client.ts';
import { startFakeApi } from './fake-api.ts';

function openClient(baseUrl: string): MemberClient {
  let token: string | null = 'old';
  return createMemberClient({
    baseUrl,
    locale: () => 'en',
    translate: (key) => messages[key].message,
    session: {
      accessToken: () => token,
      setAccessToken: (next) => {
        token = next;
      },
      isSignedIn: () => true,
      endSession: () => undefined,
    },
  });
}

const post = { id: '1', userId: '2', content: 'Manta!' };
const log = { id: '3', userId: '2', site: 'Blue Hole' };

test('a POST has a key of its own, which its retry after a refresh has too', async () => {
  let isRefreshed = false;
  const fake = await startFakeApi({
    'POST /api/auth/refresh-token': () => {
      isRefreshed = true;
      return { body: { data: { accessToken: 'new' } } };
    },
    'POST /api/divelogs': () => (isRefreshed ? { body: { data: log } } : { status: 401 }),
  });
  const { diveLogs } = openClient(fake.baseUrl);
  const { data } = await diveLogs.create({ site: 'Blue Hole' });
  expect(data).toMatchObject({ id: '3', site: 'Blue Hole' });
  await diveLogs.create({ site: 'Blue Hole' });
  const sent = fake.calls.filter(({ line }) => line.endsWith('/divelogs'));
  const [first, retried, second] = sent.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(retried).toBe(first);
  expect(second).not.toBe(first);
});

test('a POST has a key where there is no `crypto`, as in Hermes', async () => {
  vi.stubGlobal('crypto', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const fake = await startFakeApi({ 'POST /api/divelogs': () => ({ body: { data: log } }) });
  const { diveLogs } = openClient(fake.baseUrl);
  await diveLogs.create({ site: 'Blue Hole' });
  await diveLogs.create({ site: 'Blue Hole' });
  const keys = fake.calls.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String)]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('the own account: another address, the archive, the end and the way back', async () => {
  const done = () => ({ body: { message: 'Done.' } });
  const fake = await startFakeApi({
    'POST /api/auth/change-email': () => ({ status: 202, body: { message: 'Sent.' } }),
    'POST /api/auth/change-email/confirm': done,
    'GET /api/users/2/archive.zip': () => ({ body: {} }),
    'DELETE /api/users/2': done,
    'POST /api/auth/restore-account': () => ({
      body: { data: { user: { id: '2', role: 'USER' }, accessToken: 'newest' } },
    }),
    'POST /api/posts/1/share': done,
    'GET /api/exports/divelogs/2.uddf': () => ({ body: {} }),
  });
  const { account, exports, posts } = openClient(fake.baseUrl);
  const email = 'mira@example.org';
  await account.changeEmail({ email, password: 'reef' });
  await account.confirmNewEmail({ code: 'K7MR-2WQX' });
  await posts.countShare('1');
  expect((await exports.logbook('2', 'uddf')).content.size).toBeGreaterThan(0);
  expect((await account.archive('2')).size).toBeGreaterThan(0);
  await account.remove('2', 'reef');
  expect(fake.calls.at(-1)?.body).toBe('{"password":"reef"}');
  expect(await account.restore({ email, password: 'reef' })).toMatchObject({
    accessToken: 'newest',
  });
  await account.confirmNewEmail({ code: 'K7MR-2WQX' });
  expect(fake.calls.at(-1)?.headers.authorization).toBe('Bearer newest');
});

test('a caller may choose the key, to send the same again later', async () => {
  const fake = await startFakeApi({ 'POST /api/posts': () => ({ body: { data: post } }) });
  const { posts } = openClient(fake.baseUrl);
  await posts.create({ id: '1', content: 'Manta!' }, { key: 'of-the-queue' });
  expect(fake.calls[0]?.headers['idempotency-key']).toBe('of-the-queue');
  expect(fake.calls[0]?.body).toContain('name="id"');
});

test.each([201, 200])(
  'what was made is answered with %i, by this API or an older one',
  async (status) => {
    const fake = await startFakeApi({
      'POST /api/divelogs': () => ({ status, body: { message: 'Dive logged.', data: log } }),
    });
    const made = await openClient(fake.baseUrl).diveLogs.create({ site: 'Blue Hole' });
    expect(made).toMatchObject({ message: 'Dive logged.', data: { id: '3' } });
  },
);

test('the calls of members', async () => {
  const like = { body: { data: { likesCount: 3, likedByMe: true } } };
  const person = { username: 'mira', isVerified: true, isFollowed: true };
  const page = { body: { data: { data: [], next: '9.x' } } };
  const fake = await startFakeApi({
    'GET /api/feed': () => page,
    'PUT /api/posts/1/like': () => like,
    'DELETE /api/comments/1/like': () => like,
    'PUT /api/people/a%2Fb/follow': () => ({ body: { data: person } }),
    'GET /api/people/mira/followers': () => page,
    'POST /api/certificates': () => ({ body: { data: { id: '4', userId: '2' } } }),
  });
  const api = openClient(fake.baseUrl);
  expect(await api.feed.page({ before: '1.y', limit: 5 })).toEqual({ data: [], next: '9.x' });
  expect(await api.posts.likes.add('1')).toEqual({ likesCount: 3, likedByMe: true });
  await api.comments.likes.remove('1');
  expect(await api.people.follow('a/b')).toMatchObject({ followersCount: 0, isFollowed: true });
  await api.people.followers('mira');
  const file = new File(['%PDF'], 'card.pdf', { type: 'application/pdf' });
  await api.certificates.create({ title: 'Rescue Diver', file });
  expect(fake.calls.map(({ line }) => line)).toEqual([
    'GET /api/feed?before=1.y&limit=5',
    'PUT /api/posts/1/like',
    'DELETE /api/comments/1/like',
    'PUT /api/people/a%2Fb/follow',
    'GET /api/people/mira/followers',
    'POST /api/certificates',
  ]);
  expect(fake.calls.at(-1)?.body).toContain('filename="card.pdf"');
});
