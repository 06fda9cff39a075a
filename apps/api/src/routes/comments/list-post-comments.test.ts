import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleComment } from '../../db/testing/sample-rows.ts';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
let postId: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  postId = (await writePost(api, admin)).id;
  const comments = Array.from({ length: 7 }, (_, day) => ({
    ...sampleComment(postId, diver.id),
    content: `Comment ${day + 1}`,
    created_at: `2026-05-0${day + 1}`,
  }));
  await api.services.database.db.insertInto('comments').values(comments).execute();
});
afterAll(() => api.close());

const list = (id: string, query = '', headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'GET', url: `/api/comments/post/${id}${query}`, headers });

describe('GET /api/comments/post/{postId}', () => {
  test('200: newest first, five per page, with their authors and the exact total', async () => {
    const { status, body } = await list(postId);
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({ total: 7, totalPages: 2, page: 1, limit: 5 });
    const { data } = body?.data as { data: unknown[] };
    expect(data).toHaveLength(5);
    expect(data[0]).toEqual({
      id: expect.any(String),
      content: 'Comment 7',
      likesCount: 0,
      likedByMe: false,
      createdAt: '2026-05-07T00:00:00.000Z',
      Owner: { fullName: 'Mira Haddad', username: diver.username, profilePicture: null },
    });
  });

  test.each([
    ['?page=2', ['Comment 2', 'Comment 1']],
    ['?page=3&limit=3', ['Comment 1']],
    ['?page=999999999', []],
  ])('200: %s', async (query, expected) => {
    const { body } = await list(postId, query);
    const { data, total } = body?.data as { data: { content: string }[]; total: number };
    expect(data.map(({ content }) => content)).toEqual(expected);
    expect(total).toBe(7);
  });

  test('200: a post without comments', async () => {
    const { id } = await writePost(api, admin);
    const { body } = await list(id);
    expect(body?.data).toEqual({ data: [], total: 0, totalPages: 0, page: 1, limit: 5 });
  });

  test.each(['?page=0', '?page=1.5', '?limit=0', '?limit=101'])('400: %s', async (query) => {
    expect(await list(postId, query)).toMatchObject({ status: 400 });
  });

  test('401: without sign-in', async () => {
    expect(await list(postId, '', {})).toMatchObject({ status: 401 });
  });

  test('members see the comments on a shown post', async () => {
    expect(await list(postId, '', as(diver))).toMatchObject({ status: 200 });
  });

  test.each([
    ['missing', uuidv7()],
    ['malformed', 'abc'],
  ])('404: %s', async (_name, id) => {
    expect(await list(id)).toMatchObject({ status: 404 });
  });
});
