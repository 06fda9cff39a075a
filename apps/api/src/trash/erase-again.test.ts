import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, type TestApi, startTestApi } from '../testing/test-api.ts';
import { eraseAgain } from './erase-again.ts';
import { recordErased } from './erased-people-sql.ts';

let api: TestApi;
let lastAdministrator: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  lastAdministrator = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
});
afterAll(() => api.close());

const peopleHere = async () => {
  const { db } = api.services.database;
  return (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
};

test('who cannot be deleted again yet keeps nobody else, and is deleted once that is possible', async () => {
  const { db } = api.services.database;
  const log = { info: vi.fn(), warn: vi.fn() };
  await recordErased(db, [lastAdministrator.id, diver.id]);
  await eraseAgain(api.services, log);
  expect(await peopleHere()).toEqual([lastAdministrator.id]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  const { id: next } = await api.addPerson({ role: 'ADMIN' });
  await eraseAgain(api.services, log);
  expect(await peopleHere()).toEqual([next]);
  const left = await db
    .selectFrom('deletions')
    .select('id')
    .where('purged_at', 'is', null)
    .execute();
  expect(left).toEqual([]);
});
