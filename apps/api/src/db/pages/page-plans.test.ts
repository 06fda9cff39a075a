import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a page reads only the owners of its rows, by index', async () => {
  const { db } = database;
  await sql`
    insert into users (id, username, email, password_hash)
    select gen_random_uuid(), 'diver-' || n, n || '@example.org', '-' from generate_series(1, 3000) as n
  `.execute(db);
  await sql`
    insert into posts (id, user_id, content)
    select gen_random_uuid(), id, 'Clear water today.' from users limit 20
  `.execute(db);
  await sql`analyze users, posts`.execute(db);
  const { rows } = await sql`
    explain select * from page_of_posts('infinity', 0, 6) as posts
    left join users on users.id = posts.user_id
  `.execute(db);
  expect(JSON.stringify(rows)).toMatch(/Index Scan using users_pkey/);
});
