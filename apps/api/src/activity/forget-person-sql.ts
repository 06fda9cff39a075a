import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Notes about a user who is deleted for good keep who did what and when, but not what it was about. The
 * reason goes too, because it is free text, which may name the user.
 */
export async function forgetPerson(transaction: Kysely<Database>, userId: string): Promise<void> {
  await transaction
    .updateTable('activity')
    .set({ changes: null, label: null, reason: null })
    .where('person_id', '=', userId)
    .execute();
}
