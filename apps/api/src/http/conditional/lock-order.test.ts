import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWaitedFor } from '../../db/testing/lock-waits.ts';
import { lockFullAdministrators } from '../../routes/users/users-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
/** The first whom `lockFullAdministrators` locks. */
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

test.each([
  ['demoted', 'PUT', 'users/admin', { role: 'USER' }],
  ['deleted', 'DELETE', 'users', undefined],
] as const)(
  'an administrator is %s as they were seen while somebody else locks all administrators',
  async (_change, method, path, payload) => {
    const { db } = api.services.database;
    const { id } = await api.addPerson({ role: 'ADMIN' });
    const other = await db.startTransaction().execute();
    await sql`select from users where id = ${admin.id} for no key update`.execute(other);
    const url = `/api/${path}/${id}`;
    const headers = { ...as(admin), 'if-match': '*' };
    const changing = api.call({ method, url, headers, ...(payload && { payload }) });
    await isWaitedFor(db, other);
    expect(await lockFullAdministrators(other)).toContain(id);
    await other.commit().execute();
    expect(await changing).toMatchObject({ status: 200 });
  },
);

test('a person is deleted as they were seen while somebody who follows them changes', async () => {
  const { db } = api.services.database;
  const [follower, person] = [await api.addPerson(), await api.addPerson()];
  await db.insertInto('follows').values({ user_id: follower.id, followed_id: person.id }).execute();
  const other = await db.startTransaction().execute();
  await sql`select from users where id = ${follower.id} for no key update`.execute(other);
  const headers = { ...as(admin), 'if-match': '*' };
  const deleting = api.call({ method: 'DELETE', url: `/api/users/${person.id}`, headers });
  await isWaitedFor(db, other);
  await sql`select from users where id = ${person.id} for no key update`.execute(other);
  await other.commit().execute();
  expect(await deleting).toMatchObject({ status: 200 });
});
