import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';
import { anyone } from '../access.ts';

let api: TestApi;
let held = Promise.withResolvers<void>();
let arrived = Promise.withResolvers<void>();

beforeAll(async () => {
  api = await startTestApi({ maxInFlight: 1 }, (routes) => {
    const hold = async () => {
      arrived.resolve();
      await held.promise;
      return {};
    };
    routes.get('/api/held', { config: { access: anyone } }, hold);
    routes.get('/api/held-check', { config: { access: anyone, isNeverShed: true } }, hold);
  });
});
afterAll(() => api.close());
beforeEach(holdAgain);

function holdAgain(): void {
  held = Promise.withResolvers();
  arrived = Promise.withResolvers();
}

/** Runs `work` while the only allowed request is in flight. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const holding = api.api.inject('/api/held');
  await arrived.promise;
  const result = await work();
  held.resolve();
  expect((await holding).statusCode).toBe(200);
  return result;
}

test('a request above the limit gets a complete 503 at once, in the requested language', async () => {
  const headers = { 'accept-language': 'ar' };
  const answer = await whileBusy(() => api.call({ method: 'GET', url: '/api/tickets', headers }));
  expect(answer.status).toBe(503);
  expect(answer.body?.message).toMatch(/[\u0600-\u06ff]/);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-language': 'ar',
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '1',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
});

test('health checks answer 200 under overload, and other calls once there is capacity', async () => {
  const health = await whileBusy(() => api.call({ method: 'GET', url: '/api/health' }));
  expect(health.status).toBe(200);
  const meta = await api.call({ method: 'GET', url: '/api/meta' });
  expect(meta.status).toBe(200);
});

test.each([{}, { payload: '{}', headers: { 'content-type': 'application/json' } }])(
  'health checks take no places of others: %j',
  async (more) => {
    const checks = [1, 2].map(() => api.api.inject({ url: '/api/held-check', ...more }));
    await arrived.promise;
    const meta = await api.call({ method: 'GET', url: '/api/meta' });
    held.resolve();
    expect(meta.status).toBe(200);
    const statuses = (await Promise.all(checks)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200]);
    // None of them has left a place that it had not taken.
    holdAgain();
    expect((await whileBusy(() => api.api.inject('/api/meta'))).statusCode).toBe(503);
  },
);

test('a request counts as in flight before it is authenticated', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const both = [1, 2].map(() => api.call({ method: 'GET', url: '/api/tickets', headers }));
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 503]);
});
