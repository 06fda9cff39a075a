import { afterAll, beforeAll, expect, test } from 'vitest';
import { voidCodesOf } from '../../accounts/account-codes-sql.ts';
import { resetPasswordOf } from '../../accounts/members-sql.ts';
import { afterPasswordCheck } from '../../testing/accounts/after-password-check.ts';
import { postAs } from '../../testing/accounts/registering.ts';
import { connectApp, holdClock } from '../../testing/accounts/two-step.ts';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';

const password = 'right-password';

holdClock();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' } });
});
afterAll(() => api.close());

test('a password that is replaced while it is checked begins no second step', async () => {
  const person = await api.addPerson({ password });
  await connectApp(api, person);
  const { db } = api.services.database;
  afterPasswordCheck(api, async () => {
    await resetPasswordOf(db, person.id, 'another hash');
    await voidCodesOf(db, person.id);
  });
  const answer = await postAs(api, 'login', { email: person.email, password });
  expect(answer).toMatchObject({ status: 401, cookies: [] });
  expect(answer.body).not.toHaveProperty('secondStep');
});
