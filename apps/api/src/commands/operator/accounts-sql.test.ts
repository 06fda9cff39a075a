import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { insertAdmin, setPassword } from './accounts-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const admin = {
  email: 'Grace.Reef@example.org',
  fullName: 'Grace Reef',
  passwordHash: 'first',
  staffLevel: 'support',
} as const;

test('a new administrator is verified and has a username derived from the address', async () => {
  expect(await insertAdmin(database.db, admin)).toBe('grace.reef');
  const row = await database.db.selectFrom('users').selectAll().executeTakeFirst();
  expect(row).toMatchObject({
    role: 'ADMIN',
    staff_level: 'support',
    is_verified: true,
    full_name: 'Grace Reef',
  });
});

test('a taken username gets a number; a taken address is refused with advice', async () => {
  const namesake = { ...admin, email: 'grace.reef@example.com' };
  expect(await insertAdmin(database.db, namesake)).toBe('grace.reef2');
  await expect(
    insertAdmin(database.db, { ...admin, email: 'GRACE.reef@example.org' }),
  ).rejects.toThrow(/admin:reset-password/);
});

test('a new password ends all sessions of the account and no others', async () => {
  const people = await database.db
    .selectFrom('users')
    .select(['id', 'email'])
    .orderBy('email')
    .execute();
  const expires_at = new Date(Date.now() + 60_000);
  for (const { id } of people) {
    await database.db
      .insertInto('sessions')
      .values({ id, user_id: id, is_remembered: true, expires_at })
      .execute();
  }
  expect(await setPassword(database.db, 'grace.reef@EXAMPLE.org', 'second')).toBe('grace.reef');
  const open = await database.db
    .selectFrom('sessions')
    .select('user_id')
    .where('revoked_at', 'is', null)
    .execute();
  expect(open).toHaveLength(people.length - 1);
  const changed = await database.db
    .selectFrom('users')
    .select('email')
    .where('password_hash', '=', 'second')
    .execute();
  expect(changed).toEqual([{ email: admin.email }]);
});

test('an unknown address changes no account', async () => {
  expect(await setPassword(database.db, 'nobody@example.org', 'third')).toBeUndefined();
});
