import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lower, nameOf, now } from '../../db/statements/expressions.ts';
import { type VerifiedAccount, lockPassword } from '../../session/sessions-sql.ts';

/** Finds an account by e-mail address, regardless of case. */
export function findAccountByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<(VerifiedAccount & { name: string }) | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash as passwordHash'])
    .select((eb) => nameOf(eb.ref('full_name'), eb.ref('username')).as('name'))
    .where((eb) => eb(lower(eb.ref('email')), '=', lower(eb.val(email))))
    .executeTakeFirst();
}

export function findAccount(
  db: Kysely<Database>,
  id: string,
): Promise<(VerifiedAccount & { email: string }) | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns false when the password was changed after `account` was read */
export async function replacePassword(
  transaction: Kysely<Database>,
  account: VerifiedAccount,
  passwordHash: string,
): Promise<boolean> {
  await lockPassword(transaction, account.id);
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
