import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Entries about a user who is deleted for good keep who did what and when, but not what it was about. The
 * reason goes too, because it is free text, which may name the user. Of what the user has done themselves, their name
 * and the reason that they gave go.
 * @param limit null for all
 * @returns how many entries said something
 */
export async function forgetPerson(
  transaction: Kysely<Database>,
  userId: string,
  limit: number | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update activity set
      changes = case when person_id = ${userId} then null else changes end,
      label = case when person_id = ${userId} then null else label end,
      reason = null,
      actor_name = case when actor_id = ${userId} then null else actor_name end
    where id in (
      select id from activity
      where person_id = ${userId}
        and (changes is not null or label is not null or reason is not null)
      union
      select id from activity
      where actor_id = ${userId} and (actor_name is not null or reason is not null)
      limit ${limit}
    )`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
}
