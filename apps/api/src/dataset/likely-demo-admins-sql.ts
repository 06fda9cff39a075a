import { demoAdmin } from '@buddyline/demo-data/demo-admin';
import { staffRoles } from '@buddyline/domain/role';
import { expressionBuilder, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { lower } from '../db/statements/expressions.ts';

/** A limit, because checking each password takes 50 ms before the server starts. */
const most = 5;

/**
 * Accounts that may be the demo's administrator: those with its e-mail address or username, either of which
 * may have been edited, and the oldest accounts of staff, which include it in every former demo database.
 */
export function likelyDemoAdmins(
  db: Kysely<Database>,
): Promise<{ email: string; passwordHash: string }[]> {
  const { eb, or, ref, val } = expressionBuilder<Database, 'users'>();
  const isNamedSo = or([
    eb(lower(ref('email')), '=', val(demoAdmin.email)),
    eb(lower(ref('username')), '=', val(demoAdmin.username)),
  ]);
  return db
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash'])
    .where(or([isNamedSo, eb('role', 'in', staffRoles)]))
    .orderBy(isNamedSo, 'desc')
    .orderBy('created_at')
    .limit(most)
    .execute();
}
