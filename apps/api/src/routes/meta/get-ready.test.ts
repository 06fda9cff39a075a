import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../../db/database-errors.ts';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let asked = 0;
/** The database answers. */
let answered = Promise.withResolvers<void>();
let isLost = false;

beforeAll(async () => {
  api = await startTestApi();
  const { database } = api.services;
  database.db = database.db.withPlugin({
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    async transformResult({ result }) {
      await answered.promise;
      if (isLost) throw new DatabaseUnavailableError('lost');
      return result;
    },
  });
});
afterAll(() => api.close());
beforeEach(() => {
  asked = 0;
  isLost = false;
  answered = Promise.withResolvers();
});

/** Calls at once. @returns their answers, once all of them have asked */
async function ask(count: number): Promise<{ statuses: Promise<number[]> }> {
  const calls = Array.from({ length: count }, () => api.api.inject('/api/ready'));
  const statuses = Promise.all(calls.map(async (call) => (await call).statusCode));
  await expect.poll(() => asked).toBeGreaterThan(0);
  // It takes the same steps, without the database.
  await api.api.inject('/api/health');
  return { statuses };
}

test('calls at once ask the database once', async () => {
  const { statuses } = await ask(5);
  answered.resolve();
  expect(await statuses).toEqual([200, 200, 200, 200, 200]);
  expect(asked).toBe(1);
});

test('after a failure, which all of them share, the database is asked again', async () => {
  isLost = true;
  const { statuses } = await ask(2);
  answered.resolve();
  expect(await statuses).toEqual([503, 503]);
  isLost = false;
  expect((await api.api.inject('/api/ready')).statusCode).toBe(200);
  expect(asked).toBe(2);
});
