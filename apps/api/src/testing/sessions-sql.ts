import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Lets the session's past lie so much further back, as if that time had gone by. */
export async function ageSession(
  db: Kysely<Database>,
  sessionId: string,
  age: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      created_at: sql<Date>`created_at - ${age}::interval`,
      rotated_at: sql<Date>`rotated_at - ${age}::interval`,
      expires_at: sql<Date>`expires_at - ${age}::interval`,
    })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends all sessions of a person behind the API's back, as another process would. */
export async function endSessionsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}
