import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
  for (const fullName of ['Mira Haddad', 'Max 100% Diver', 'لِينَا فاروق', 'José Ñandú']) {
    await api.addPerson({ fullName });
  }
});
afterAll(() => api.close());

const list = (query: string) =>
  api.call({ method: 'GET', url: `/api/users${query}`, headers: as(admin) });

describe('GET /api/users', () => {
  test('200: newest first, nine per page, with the exact total', async () => {
    const { status, body } = await list('');
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({ total: 5, totalPages: 1, page: 1, limit: 9 });
    expect(body?.data).toHaveProperty('data.0.fullName', 'José Ñandú');
  });

  test('200: the password hash and the search text are not sent', async () => {
    const { bytes } = await list('');
    expect(bytes.toString()).not.toMatch(/argon2|search|hash/i);
  });

  test('200: a page past the end is empty and has the total', async () => {
    const { status, body } = await list('?page=7&limit=2');
    expect(status).toBe(200);
    expect(body?.data).toEqual({ data: [], total: 5, totalPages: 3, page: 7, limit: 2 });
  });

  test.each([
    ['mira', 1],
    ['HADDAD', 1],
    ['100%', 1],
    ['1%', 0],
    ['_', 0],
    ['jose nandu', 1],
    ['لينا', 1],
    ['@buddyline.example', 5],
  ])('200: search for %s finds %i', async (search, total) => {
    const { body } = await list(`?search=${encodeURIComponent(search)}`);
    expect(body?.data).toMatchObject({ total });
  });

  test('401: without sign-in', async () => {
    expect(await api.call({ method: 'GET', url: '/api/users' })).toMatchObject({ status: 401 });
  });

  test('403: a user who is not an administrator', async () => {
    const user = await api.addPerson();
    const answer = await api.call({ method: 'GET', url: '/api/users', headers: as(user) });
    expect(answer.status).toBe(403);
  });
});
