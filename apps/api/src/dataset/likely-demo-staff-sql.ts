import { demoAdmin, demoStaff } from '@buddyline/demo-data/demo-admin';
import { staffRoles } from '@buddyline/domain/role';
import { expressionBuilder, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { lower } from '../db/statements/expressions.ts';

/** The server starts after all passwords are checked, which takes 50 ms each. */
const maxAccounts = 8;

/**
 * Accounts that may be the demo's staff. First those that have the email address or the username of one of them,
 * because either may have been edited. Then the oldest accounts of staff, because both may have been edited.
 */
export function listLikelyDemoStaff(
  db: Kysely<Database>,
): Promise<{ email: string; passwordHash: string }[]> {
  const { eb, or, ref, val } = expressionBuilder<Database, 'users'>();
  const hasDemoName = or(
    [demoAdmin, ...demoStaff].flatMap(({ email, username }) => [
      eb(lower(ref('email')), '=', val(email)),
      eb(lower(ref('username')), '=', val(username)),
    ]),
  );
  return db
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash'])
    .where(or([hasDemoName, eb('role', 'in', staffRoles)]))
    .orderBy(hasDemoName, 'desc')
    .orderBy('created_at')
    .limit(maxAccounts)
    .execute();
}
