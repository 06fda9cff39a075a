import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { now } from '../db/statements/expressions.ts';

/** More than anybody has; the oldest of a flood are not listed, and end with 'all others'. */
const maxListed = 100;

/** The sessions of a user that have not ended, the last used first. */
export function listSessionsOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'network', 'rotated_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
}

/** @returns false when the user has no such session */
export async function endSessionOf(
  db: Kysely<Database>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
