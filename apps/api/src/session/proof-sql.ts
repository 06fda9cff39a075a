import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { earlier, now } from '../db/statements/expressions.ts';
import type { VerifiedAccount } from './sessions-sql.ts';

/** How long a proof lasts, as an SQL interval. */
const lifetime = '15 minutes';

/** Whether the person of a session has proved a short while ago that it is them. By the database's clock. */
export async function isProved(db: Kysely<Database>, sessionId: string): Promise<boolean> {
  const proved = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('proved_at', '>', earlier(now, lifetime))
    .executeTakeFirst();
  return proved !== undefined;
}

/**
 * Records that the person of a session has proved that it is them.
 * @returns false when the session has ended, or the password was changed after `account` was read
 */
export async function recordProof(
  db: Kysely<Database>,
  sessionId: string,
  account: Pick<VerifiedAccount, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .from('users')
    .set({ proved_at: now })
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.id', '=', account.id)
    .where('users.password_hash', '=', account.passwordHash)
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
