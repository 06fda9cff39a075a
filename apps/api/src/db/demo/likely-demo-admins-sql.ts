import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { demoAdmin } from './demo-admin.ts';

/** Trying a password takes 50 ms, and a server waits for them before it starts. */
const most = 5;

/**
 * Accounts that may be the demo's administrator: by its e-mail address or username, which can be edited
 * one by one, and the oldest administrators, which it is among in every database that began as a demo.
 */
export function likelyDemoAdmins(
  db: Kysely<Database>,
): Promise<{ email: string; passwordHash: string }[]> {
  const isNamedSo = sql<boolean>`
    (lower(email) = ${demoAdmin.email} or lower(username) = ${demoAdmin.username})`;
  return db
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash'])
    .where((where) => where.or([isNamedSo, where('role', '=', 'ADMIN')]))
    .orderBy(isNamedSo, 'desc')
    .orderBy('created_at')
    .limit(most)
    .execute();
}
