import { afterAll, beforeAll, expect, test } from 'vitest';
import { verbs } from '@buddyline/domain/rights';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ trashDays: 7 });
});
afterAll(() => api.close());

test('GET /api/meta states for how many days a deleted item can be restored', async () => {
  const { body } = await api.call({ method: 'GET', url: '/api/meta' });
  expect(body?.data).toMatchObject({ trashDays: 7 });
});

test('GET /api/meta states what people of each role may do', async () => {
  const { body } = await api.call({ method: 'GET', url: '/api/meta' });
  expect(body?.data).toMatchObject({ rights: { ADMIN: verbs, USER: [] } });
});
