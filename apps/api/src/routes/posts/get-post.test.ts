import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../test-api.ts';
import { writePost } from './test-posts.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
});
afterAll(() => api.close());

const get = (id: string, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'GET', url: `/api/posts/${id}`, headers });

describe('GET /api/posts/{id}', () => {
  test('200: the post with its owner, by its id in any case', async () => {
    const post = await writePost(api, admin, { content: 'Manta!' });
    for (const id of [post.id, post.id.toUpperCase()]) {
      const { status, body } = await get(id);
      expect(status).toBe(200);
      expect(body?.data).toEqual(post);
    }
    expect(post).toMatchObject({
      userId: admin.id,
      isEnabled: true,
      Owner: { fullName: 'Ada Admin', username: admin.username, profilePicture: null },
    });
  });

  test('401: nobody', async () => {
    expect(await get(uuidv7(), {})).toMatchObject({ status: 401 });
  });

  test('403: a user', async () => {
    expect(await get(uuidv7(), as(await api.addPerson()))).toMatchObject({ status: 403 });
  });

  test.each([
    ['missing', uuidv7()],
    ['malformed', 'abc'],
    ['a number', '1'],
    ['NUL', '%00'],
  ])('404: %s', async (_name, id) => {
    expect(await get(id)).toMatchObject({ status: 404 });
  });

  test('404: an id of another kind', async () => {
    expect(await get(admin.id)).toMatchObject({ status: 404 });
  });
});
