import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const patch = (id: string, payload: object, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'PATCH', url: `/api/posts/${id}`, headers, payload });

describe('PATCH /api/posts/{id}', () => {
  test('200: disabling and enabling keeps the content and the dates', async () => {
    const post = await writePost(api, admin);
    const off = await patch(post.id, { isEnabled: false });
    expect(off).toMatchObject({ status: 200, body: { message: 'Post disabled.' } });
    expect(off.body?.data).toEqual({ ...post, isEnabled: false });
    const on = await patch(post.id, { isEnabled: true });
    expect(on).toMatchObject({ status: 200, body: { message: 'Post enabled.', data: post } });
  });

  test('the activity has the reason, which is not in the post', async () => {
    const post = await writePost(api, admin);
    const { body } = await patch(post.id, { isEnabled: false, reason: ' Advertising ' });
    expect(body?.data).not.toHaveProperty('reason');
    const url = `/api/activity?itemId=${post.id}&verb=hide`;
    const history = await api.call({ method: 'GET', url, headers: as(admin) });
    expect(history.body?.data).toMatchObject({ data: [{ reason: 'Advertising' }] });
  });

  test('200: fields that are not editable are ignored', async () => {
    const post = await writePost(api, admin);
    const { body } = await patch(post.id, { isEnabled: true, content: 'other', likesCount: 9 });
    expect(body?.data).toEqual(post);
  });

  test('GET /api/meta lists the feature', async () => {
    const { body } = await api.call({ method: 'GET', url: '/api/meta' });
    expect(body?.data).toMatchObject({ features: expect.arrayContaining(['post-enable']) });
  });

  test.each([[{}], [{ isEnabled: 'false' }], [{ isEnabled: 0 }], [{ isEnabled: null }]])(
    '400: %j',
    async (payload) => {
      const { status, body } = await patch(uuidv7(), payload);
      expect(status).toBe(400);
      expect(body?.errors).toMatchObject([{ path: 'isEnabled' }]);
    },
  );

  test('401: without sign-in', async () => {
    expect(await patch(uuidv7(), { isEnabled: true }, {})).toMatchObject({ status: 401 });
  });

  test('403: a user who is not an administrator', async () => {
    const headers = as(await api.addPerson());
    expect(await patch(uuidv7(), { isEnabled: true }, headers)).toMatchObject({ status: 403 });
  });

  test.each([
    ['missing', uuidv7()],
    ['malformed', 'abc'],
  ])('404: %s', async (_name, id) => {
    expect(await patch(id, { isEnabled: true })).toMatchObject({ status: 404 });
  });
});
