import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let first: Person;
let second: Person;

beforeAll(async () => {
  api = await startTestApi();
  first = await api.addPerson({ role: 'ADMIN' });
  second = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

/** Both administrators act on each other concurrently. */
async function againstEachOther(attack: (who: Person, by: Person) => Promise<{ status: number }>) {
  const answers = await Promise.all([attack(first, second), attack(second, first)]);
  return answers.map(({ status }) => status);
}

test('when two administrators demote each other concurrently, one remains', async () => {
  const statuses = await againstEachOther((who, by) =>
    api.call({
      method: 'PUT',
      url: `/api/users/admin/${who.id}`,
      headers: as(by),
      payload: { role: 'USER' },
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses).toContainEqual(expect.toBeOneOf([403, 409]));
  const survivor = statuses[0] === 200 ? second : first;
  const restored = statuses[0] === 200 ? first : second;
  const answer = await api.call({
    method: 'PUT',
    url: `/api/users/admin/${restored.id}`,
    headers: as(survivor),
    payload: { role: 'ADMIN' },
  });
  expect(answer.status).toBe(200);
});

test('when two administrators delete each other concurrently, one remains', async () => {
  const statuses = await againstEachOther((who, by) =>
    api.call({ method: 'DELETE', url: `/api/users/${who.id}`, headers: as(by) }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('409: who is suspended does not become an administrator', async () => {
  const admin = await api.addPerson({ role: 'ADMIN' });
  const member = await api.addPerson();
  const sanctions = `/api/users/${member.id}/sanctions`;
  const payload = { kind: 'suspension', length: '7-days', publicText: 'You sold watches.' };
  await api.call({ method: 'POST', url: sanctions, headers: as(admin), payload });
  const url = `/api/users/admin/${member.id}`;
  const promotion = { method: 'PUT', url, headers: as(admin), payload: { role: 'ADMIN' } };
  expect(await api.call(promotion)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Lift the suspension') },
  });
});

test('409: the last administrator who is not suspended cannot leave', async () => {
  const { db } = api.services.database;
  const suspended_until = new Date(Date.now() + 86_400_000);
  await db.updateTable('users').set({ suspended_until }).where('role', '=', 'ADMIN').execute();
  const last = await api.addPerson({ role: 'ADMIN', password: 'right-password' });
  const url = `/api/users/${last.id}`;
  const payload = { password: 'right-password' };
  const answer = await api.call({ method: 'DELETE', url, headers: as(last), payload });
  expect(answer).toMatchObject({ status: 409 });
});
