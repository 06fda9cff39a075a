import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { deleteEndedSessions, deletionsOfEnded } from './ended-sessions-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`
    insert into users (id, username, email, password_hash)
    values (gen_random_uuid(), 'diver', 'diver@example.org', '-')`.execute(database.db);
  // Of a hundred one expired and one was revoked long ago, and one was revoked just now.
  await sql`
    insert into sessions (id, user_id, is_remembered, expires_at, revoked_at)
    select gen_random_uuid(), users.id, true,
      now() + case n % 100 when 0 then interval '-25 hours' else interval '30 days' end,
      now() - case n % 100 when 1 then interval '25 hours' when 2 then interval '23 hours' end
    from users, generate_series(1, 3000) as n`.execute(database.db);
  await sql`analyze sessions`.execute(database.db);
});
afterAll(() => database.close());

test('an index finds the sessions that ended, however they did', async () => {
  for (const deletion of deletionsOfEnded()) {
    const { rows } = await sql`explain ${deletion}`.execute(database.db);
    const plan = JSON.stringify(rows);
    expect(plan).toMatch(/Index Scan (using|on) sessions_by_/);
    expect(plan).not.toContain('Seq Scan');
  }
});

test('sessions that ended more than a day ago are deleted, and no others', async () => {
  const { db } = database;
  await deleteEndedSessions(db);
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(2940);
});
