import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bounds } from '@buddyline/domain/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sampleComment,
  sampleDiveLog,
  samplePost,
  sampleTicket,
  sampleUser,
} from '../../db/testing/sample-rows.ts';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const number = 60;
const long = 'Two mantas at the drop-off. '.repeat(200).slice(0, bounds.postContentMax).trim();

let api: TestApi;
let diver: Person;
let admin: Person;
let postId: string;
let picture: string | null;
let longWinded: Person;
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson({ password: 'right-password' });
  longWinded = await api.addPerson();
  admin = await api.addPerson({ role: 'ADMIN' });
  const times = Array.from({ length: number }, (_, at) => at);
  const { db } = api.services.database;
  await db
    .insertInto('users')
    .values(times.map(() => sampleUser()))
    .execute();
  const posts = times.map(() => samplePost(diver.id));
  await db.insertInto('posts').values(posts).execute();
  postId = String(posts[0]?.id);
  const comments = times.map(() => sampleComment(postId, diver.id));
  await db.insertInto('comments').values(comments).execute();
  const tickets = times.map(() => sampleTicket(diver.id));
  await db.insertInto('tickets').values(tickets).execute();
  const dives = times.map(() => sampleDiveLog(diver.id));
  const longDives = times.map(() => sampleDiveLog(longWinded.id, { comments: long }));
  await db
    .insertInto('dive_logs')
    .values([...dives, ...longDives])
    .execute();
  picture = (await writePost(api, diver, { hasPicture: true })).imageResourceId;
});
afterAll(() => api.close());

function ask(url: string, accepted: string | null, person = admin, method: 'GET' | 'HEAD' = 'GET') {
  const headers = { ...as(person), ...(accepted !== null && { 'accept-encoding': accepted }) };
  return api.api.inject({ method, url: `/api/${url}`, headers });
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

/** By their addresses. */
const answers: Record<string, () => string> = {
  'a logbook': () => `divelogs/user/${diver.id}?limit=100`,
  'a logbook that leaves in parts': () => `divelogs/user/${longWinded.id}?limit=100`,
  'a logbook as a file': () => `exports/divelogs/${diver.id}.csv`,
  'the feed': () => 'feed?limit=50',
  comments: () => `comments/post/${postId}?limit=50`,
  users: () => 'users?limit=50',
  tickets: () => 'tickets?limit=50',
  'the dive logs': () => 'divelogs?limit=50',
};

describe.each(Object.entries(answers))('%s', (_name, url) => {
  test.each(['br', 'gzip'] as const)(
    'are sent as %s to who accepts it, without loss',
    async (name) => {
      const plain = await ask(url(), null);
      expect(plain.statusCode).toBe(200);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      const packed = await ask(url(), name);
      expect(packed.headers).toMatchObject({ 'content-encoding': name });
      expect(packed.headers.vary).toContain('accept-encoding');
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(decompress[name](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    },
  );

  test.each(['identity', 'br;q=0', 'deflate', 'zstd', '*;q=0'])(
    'are sent as they are to who accepts %s only',
    async (accepted) => {
      const plain = await ask(url(), accepted);
      expect(plain.statusCode).toBe(200);
      expect(plain.headers).not.toHaveProperty('content-encoding');
    },
  );

  test('have no body for HEAD', async () => {
    const { statusCode, rawPayload } = await ask(url(), 'br', admin, 'HEAD');
    // Exports have no HEAD.
    expect([
      [200, 0],
      [405, 0],
    ]).toContainEqual([statusCode, rawPayload.length]);
  });
});

test.each([
  ['a short answer', () => 'auth/sessions'],
  ['a failure', () => 'users?limit=0'],
  ['a page of one', () => `certificates/user/${diver.id}`],
  ['a picture', () => `files/${picture}`],
  ['an archive', () => `users/${diver.id}/archive.zip`],
])('%s is not compressed', async (_name, url) => {
  const { headers } = await ask(url(), 'br, gzip', diver);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('a document that is kept compressed is not compressed again', async () => {
  const plain = await ask('openapi.json', null);
  const packed = await ask('openapi.json', 'gzip, br');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
});

test('no answer with a token is compressed, however long', () => {
  const withTokens = api.api.routeTable.filter(({ schema }) =>
    JSON.stringify(schema?.response ?? null).includes('accessToken'),
  );
  expect(withTokens.length).toBeGreaterThan(5);
  expect(withTokens.filter(({ compress }) => compress !== false).map(({ url }) => url)).toEqual([]);
});
