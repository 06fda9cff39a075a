import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usernameSkeletons } from './migrations/0011-username-skeletons.ts';
import { sampleUser } from './testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function add(username: string): Promise<string> {
  const user = { ...sampleUser(), username };
  await database.db.insertInto('users').values(user).execute();
  return user.id;
}

test.each([
  ['mira.haddad', 'ｍｉｒａ．ｈａｄｄａｄ', 'fullwidth letters'],
  ['ocean', 'осеаn', 'Cyrillic and Latin letters'],
  ['copoc', 'сорос', 'Cyrillic letters'],
  ['pavo', 'ραvο', 'Greek letters'],
  ['admin_1', 'admin_l', 'a digit for a letter'],
  ['noah0', 'NOAHO', 'a digit for a capital'],
  ['paypal', 'paypaI', 'a capital I for an l'],
  ['dina', 'dına', 'an i without its dot'],
  ['محمد', 'محـمد', 'a stretched word'],
  ['علي', 'علی', 'a Persian letter'],
  ['diver٤', 'diver۴', 'Persian digits'],
  ['josé', 'jose\u0301', 'an accent apart'],
])('when %s is taken, so is %s: %s', async (username, alike) => {
  await add(username);
  await expect(add(alike)).rejects.toMatchObject({ code: '23505' });
});

test.each([
  ['lena', 'lená'],
  ['мира', 'mira'],
  ['rami', 'ramy'],
  ['sara.l', 'sara_l'],
  ['AL.wave', 'ali.wave'],
])('%s and %s are different names', async (one, other) => {
  await add(one);
  await expect(add(other)).resolves.toBeTypeOf('string');
});

test('a name is free again when its user is renamed or deleted', async () => {
  const id = await add('first.name');
  const rename = (username: string) =>
    database.db.updateTable('users').set({ username }).where('id', '=', id).execute();
  await rename('second.name');
  await add('fırst.name');
  await expect(rename('first.name')).rejects.toMatchObject({ code: '23505' });
  await database.db.deleteFrom('users').where('id', '=', id).execute();
  await add('sеcond.name');
});

test('existing names that look alike are kept, and no new user can take such a name', async () => {
  const { db } = database;
  await sql`drop trigger users_named on users`.execute(db);
  await sql`drop trigger users_renamed on users`.execute(db);
  await sql`drop function note_usernames, note_new_username, username_skeleton`.execute(db);
  await sql`drop table username_skeletons`.execute(db);
  const named = (username: string, day: number) => ({
    ...sampleUser(),
    username,
    created_at: new Date(Date.UTC(2026, 0, day)),
  });
  const [later, earlier] = [named('аnna', 2), named('anna', 1)];
  await db.insertInto('users').values([later, earlier]).execute();
  await sql.raw(usernameSkeletons.inTransaction()).execute(db);
  const { rows } = await sql`
    select user_id from username_skeletons where skeleton = username_skeleton('anna')
  `.execute(db);
  expect(rows).toEqual([{ user_id: earlier.id }]);
  // Edits that keep the name are still allowed.
  const same = { username: 'аnna', full_name: 'Anna Reef' };
  await db.updateTable('users').set(same).where('id', '=', later.id).execute();
  await expect(add('аnnа')).rejects.toMatchObject({ code: '23505' });
});
