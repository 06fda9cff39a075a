import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { earlier, now } from '../db/statements/expressions.ts';

/** Moves the session's timestamps into the past, as if `age` had passed. */
export async function ageSession(
  db: Kysely<Database>,
  sessionId: string,
  age: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({
      created_at: earlier(eb.ref('created_at'), age),
      rotated_at: earlier(eb.ref('rotated_at'), age),
      proved_at: earlier(eb.ref('proved_at'), age),
      used_at: earlier(eb.ref('used_at').$notNull(), age),
      expires_at: earlier(eb.ref('expires_at'), age),
    }))
    .where('id', '=', sessionId)
    .execute();
}

/** Moves the proofs of a user's sessions into the past. */
export async function ageProofs(db: Kysely<Database>, userId: string, age: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({ proved_at: earlier(eb.ref('proved_at'), age) }))
    .where('user_id', '=', userId)
    .execute();
}

/** Ends all sessions of a user without the API, like another process. */
export async function endSessionsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', userId).execute();
}
