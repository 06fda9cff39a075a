import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { sampleUser } from '../db/testing/sample-rows.ts';

/**
 * A user with `each` posts, comments on them, comments on another user's posts, certificates, dive logs
 * and tickets. @returns their id
 */
export async function fillBigUser(db: Kysely<Database>, each: number): Promise<string> {
  const [diver, buddy] = [sampleUser(), sampleUser()];
  await db.insertInto('users').values([diver, buddy]).execute();
  const numbers = sql`generate_series(1, ${each}::integer)`;
  for (const { id } of [diver, buddy]) {
    await sql`
      insert into posts (id, user_id, content)
      select gen_random_uuid(), ${id}, 'Clear water today, ' || n from ${numbers} as n`.execute(db);
    await sql`
      insert into comments (id, post_id, user_id, content)
      select gen_random_uuid(), posts.id, ${diver.id}, 'Nice.' from posts where user_id = ${id}
    `.execute(db);
  }
  await sql`
    insert into certificates (id, user_id, title)
    select gen_random_uuid(), ${diver.id}, 'Open Water ' || n from ${numbers} as n`.execute(db);
  await sql`
    insert into dive_logs (id, user_id, site, max_depth)
    select gen_random_uuid(), ${diver.id}, 'Shark Reef', n from ${numbers} as n`.execute(db);
  await sql`
    insert into tickets (id, user_id, subject, description, category)
    select gen_random_uuid(), ${diver.id}, 'Help ' || n, '', 'Other' from ${numbers} as n`.execute(
    db,
  );
  return diver.id;
}
