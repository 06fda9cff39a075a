import type { StaffLevel } from '@buddyline/domain/role';
import { type Kysely, sql } from 'kysely';
import { v7 } from 'uuid';
import { voidCodesOf } from '../../accounts/account-codes-sql.ts';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { lower, now } from '../../db/statements/expressions.ts';
import { lockPassword } from '../../session/sessions-sql.ts';
import { removeTwoStep } from '../../two-step/two-steps-sql.ts';
import { CommandError } from './command-error.ts';

const uniqueViolation = '23505';

/**
 * Adds a verified administrator.
 * @returns the username, derived from the address
 * @throws CommandError when the address has an account
 */
export async function insertAdmin(
  db: Kysely<Database>,
  admin: { email: string; fullName: string; passwordHash: string; staffLevel: StaffLevel },
): Promise<string> {
  const username = await freeUsername(db, admin.email);
  try {
    await db
      .insertInto('users')
      .values({
        id: v7(),
        username,
        full_name: admin.fullName,
        email: admin.email,
        password_hash: admin.passwordHash,
        role: 'ADMIN',
        staff_level: admin.staffLevel,
        is_verified: true,
      })
      .execute();
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    throw new CommandError(
      `${admin.email} has an account already: admin:reset-password sets a new password, and an administrator can change the role in the panel.`,
    );
  }
  return username;
}

/** Derives `ada.marsh` from `Ada.Marsh@…`, and appends a number when that is taken. */
async function freeUsername(db: Kysely<Database>, email: string): Promise<string> {
  const local = email.split('@')[0] ?? '';
  const name = local
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '')
    .slice(0, 24)
    .padEnd(3, '_');
  let candidate = name;
  for (let number = 2; await isTaken(db, candidate); number += 1) candidate = `${name}${number}`;
  return candidate;
}

/** Whether a user has this username or one that looks like it. */
async function isTaken(db: Kysely<Database>, username: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where lower(username) = lower(${username})
    union all
    select from username_skeletons where skeleton = username_skeleton(${username})`.execute(db);
  return rows.length > 0;
}

/**
 * Sets a password, ends all sessions of the account and voids its codes, in one transaction.
 * @param withoutTwoStep removes the second step of its sign-in too
 * @returns the username, or undefined when no account has this address
 */
export async function setPassword(
  db: Kysely<Database>,
  email: string,
  passwordHash: string,
  { withoutTwoStep = false }: { withoutTwoStep?: boolean } = {},
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'username'])
      .where((eb) => eb(lower(eb.ref('email')), '=', lower(eb.val(email))))
      .executeTakeFirst();
    if (user === undefined) return undefined;
    await lockPassword(trx, user.id);
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', user.id)
      .execute();
    await trx
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .execute();
    await voidCodesOf(trx, user.id);
    if (withoutTwoStep) await removeTwoStep(trx, user.id);
    return user.username;
  });
}
