import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePost, sampleUser } from './testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a page looks up the owners of its rows instead of reading all users', async () => {
  const { db } = database;
  const users = Array.from({ length: 3_000 }, () => sampleUser());
  const posts = users.slice(0, 20).map(({ id }) => samplePost(id));
  await database.withoutHaste(async () => {
    await db.insertInto('users').values(users).execute();
    await db.insertInto('posts').values(posts).execute();
  });
  const { rows } = await sql`
    explain select * from page_of_posts('infinity', 0, 6) as posts
    left join users on users.id = posts.user_id
  `.execute(db);
  expect(JSON.stringify(rows)).toMatch(/Index Scan using users_pkey/);
});
