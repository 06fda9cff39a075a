import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postAs } from '../testing/accounts/registering.ts';
import { beginSignIn, connectApp, holdClock } from '../testing/accounts/two-step.ts';
import { type TestApi, startTestApi } from '../testing/test-api.ts';

const password = 'right-password';

holdClock();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
});
afterAll(() => api.close());

test('a code that the server fails to check does not count as wrong', async () => {
  const { limiter, twoStepKeys } = api.services;
  const person = await api.addPerson({ password });
  const app = await connectApp(api, person);
  const given = { token: await beginSignIn(api, person.email, password), code: app.code() };
  for (let n = 1; n < 20; n += 1) await limiter.count('wrongCodes', person.id);
  const account = `second-step ${person.id}`;
  for (let n = 1; n < 50; n += 1) await limiter.count('failuresEverywhere', account);
  const busy = new Error('timeout exceeded when trying to connect');
  vi.spyOn(twoStepKeys, 'counterOf').mockRejectedValueOnce(busy);
  expect(await postAs(api, 'second-step', given)).toMatchObject({ status: 503 });
  expect(await postAs(api, 'second-step', given)).toMatchObject({ status: 200 });
});
