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
