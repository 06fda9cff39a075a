import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Entries about a user who is deleted for good keep who did what and when, but not what it was about. The
 * reason goes too, because it is free text, which may name the user.
 * @param limit null for all
 * @returns how many entries said something
 */
export async function forgetPerson(
  transaction: Kysely<Database>,
  userId: string,
  limit: number | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update activity set changes = null, label = null, reason = null where id in (
      select id from activity
      where person_id = ${userId}
        and (changes is not null or label is not null or reason is not null)
      limit ${limit}
    )`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
}
