import { demoAdmin } from '@buddyline/demo-data/demo-admin';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../session/password.ts';
import { setPerson } from '../testing/people-sql.ts';
import { type TestApi, startTestApi } from '../testing/test-api.ts';
import { refuseDemoPassword } from './refuse-demo-password.ts';

let api: TestApi;
let known: string;
beforeAll(async () => {
  api = await startTestApi();
  known = await hashPassword(demoAdmin.password);
  for (let count = 0; count < 7; count += 1) await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const reachable = { allowsDemoPassword: false, host: '0.0.0.0' };

/** Runs the check on the test's database, and records whether that was closed. */
async function start(settings = reachable) {
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await refuseDemoPassword(settings, { db: api.services.database.db, close });
  return close;
}

test('with the unchanged password, in one sentence that says what to do', async () => {
  const { id } = await api.addPerson({ role: 'ADMIN' });
  const { db } = api.services.database;
  await setPerson(db, id, { email: demoAdmin.email, password_hash: known });
  await expect(start()).rejects.toThrow(
    /^admin@buddyline\.example still has .* HOST=0\.0\.0\.0 .* admin:reset-password, .* DATA_DIR .* DEMO_PUBLIC=1 .*\.$/,
  );
  await expect(start({ ...reachable, allowsDemoPassword: true })).resolves.not.toHaveBeenCalled();

  // The address was edited, and other users have become administrators.
  await setPerson(db, id, { email: 'ada@example.org', created_at: new Date('2020-01-01') });
  await expect(start()).rejects.toThrow(/^ada@example\.org still has/);

  await setPerson(db, id, { password_hash: await hashPassword('a new one') });
  await expect(start()).resolves.not.toHaveBeenCalled();
});
