import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePost } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

const contents = [
  'Night dive at the Thistlegorm',
  'Visibility 100% today',
  'شعاب مُرجانيّة في دهب',
  'Ñandú the turtle, below_the_jetty',
];

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  const posts = contents.map((content, day) =>
    samplePost(diver.id, { content, is_enabled: day !== 1, created_at: `2026-05-0${day + 1}` }),
  );
  await api.services.database.db.insertInto('posts').values(posts).execute();
});
afterAll(() => api.close());

const list = (query: string, person = admin) =>
  api.call({ method: 'GET', url: `/api/posts${query}`, headers: as(person) });

describe('GET /api/posts', () => {
  test('200: newest first, six per page, with the exact total and the owner', async () => {
    const { status, body } = await list('');
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({ total: 4, totalPages: 1, page: 1, limit: 6 });
    expect(body?.data).toHaveProperty('data.0', {
      id: expect.any(String),
      userId: diver.id,
      content: contents[3],
      imageResourceId: null,
      likesCount: 0,
      commentsCount: 0,
      isEnabled: true,
      createdAt: '2026-05-04T00:00:00.000Z',
      updatedAt: expect.any(String),
      Owner: { fullName: 'Mira Haddad', username: diver.username, profilePicture: null },
    });
  });

  test('200: disabled posts are included', async () => {
    const { body } = await list('');
    expect(body?.data).toHaveProperty('data.2.isEnabled', false);
  });

  test.each([
    [1, [3, 2]],
    [2, [1, 0]],
    [3, []],
  ])('200: page %i with two rows per page, also past the end', async (page, expected) => {
    const { body } = await list(`?page=${page}&limit=2`);
    const { data, ...rest } = body?.data as { data: { content: string }[] };
    expect(data.map(({ content }) => content)).toEqual(expected.map((day) => contents[day]));
    expect(rest).toEqual({ total: 4, totalPages: 2, page, limit: 2 });
  });

  test.each([
    ['night', [0]],
    ['THISTLEGORM', [0]],
    ['100%', [1]],
    ['1%0', []],
    ['مرجانية', [2]],
    ['شعـاب', [2]],
    ['nandu', [3]],
    ['below_the', [3]],
    ['belowXthe', []],
    ["';--", []],
  ])('200: query %s finds %j', async (query, expected) => {
    const { status, body } = await list(`?query=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    const { data, total } = body?.data as { data: { content: string }[]; total: number };
    expect(data.map(({ content }) => content)).toEqual(expected.map((day) => contents[day]));
    expect(total).toBe(expected.length);
  });

  test.each(['?page=0', '?page=1e309', '?limit=101', '?query=%00', `?query=${'x'.repeat(201)}`])(
    '400: %s',
    async (query) => {
      expect(await list(query)).toMatchObject({ status: 400 });
    },
  );

  test('401: without sign-in', async () => {
    expect(await api.call({ method: 'GET', url: '/api/posts' })).toMatchObject({ status: 401 });
  });

  test('403: a user who is not an administrator', async () => {
    expect(await list('', diver)).toMatchObject({ status: 403 });
  });
});
