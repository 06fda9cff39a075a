import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHousekeeping } from './housekeeping.ts';
import { ageCodes, countRegistrations } from './testing/accounts/mails-sql.ts';
import { newcomer, register } from './testing/accounts/registering.ts';
import { refuseDeletesFrom } from './testing/failing-rows-sql.ts';
import { type TestApi, startTestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mail: { way: 'folder' }, registration: 'open' });
});
afterAll(() => api.close());

test('a step that fails is reported, and does not stop the others', async () => {
  const { db } = api.services.database;
  const { email } = newcomer();
  await register(api, newcomer({ email }));
  await ageCodes(api, '25 hours');
  await refuseDeletesFrom(db, 'sessions');
  const warnings: unknown[] = [];
  const log = { ...api.api.log, warn: (...about: unknown[]) => warnings.push(about) };
  await startHousekeeping(api.services, log)();
  expect(warnings).toMatchObject([
    [{ step: 'ended sessions', err: expect.any(Error) }, expect.any(String)],
  ]);
  expect(await countRegistrations(api, email)).toBe(0);
});
