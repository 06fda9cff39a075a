import { afterAll, beforeAll, expect, test } from 'vitest';
import { rights, verbs } from '@buddyline/domain/rights';
import manifest from '../../../package.json' with { type: 'json' };
import { type TestApi, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ trashDays: 7, commit: '1a2b3c4d' });
});
afterAll(() => api.close());

test('GET /api/meta states for how many days a deleted item can be restored', async () => {
  const { body } = await api.call({ method: 'GET', url: '/api/meta' });
  expect(body?.data).toMatchObject({ trashDays: 7 });
});

test('GET /api/meta states which build answers', async () => {
  const { body } = await api.call({ method: 'GET', url: '/api/meta' });
  expect(body?.data).toMatchObject({ version: manifest.version, commit: '1a2b3c4d' });
});

test('GET /api/meta states what staff of each level may do', async () => {
  const { body } = await api.call({ method: 'GET', url: '/api/meta' });
  expect(body?.data).toMatchObject({ features: expect.arrayContaining(['staff-levels']), rights });
  expect(rights.full).toEqual(verbs);
});
