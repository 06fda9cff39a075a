import type { StaffLevel } from '@buddyline/domain/role';
import type { Kysely } from 'kysely';
import type { Locale } from '@buddyline/i18n/locale';
import { voidCodesOf } from '../../accounts/account-codes-sql.ts';
import type { Database } from '../../db/schema.ts';
import { lower, nameOf, now } from '../../db/statements/expressions.ts';
import { type VerifiedAccount, lockPassword } from '../../session/sessions-sql.ts';

export interface Account extends VerifiedAccount {
  staffLevel: StaffLevel | null;
  email: string;
  /** The full name or, without one, the username. */
  name: string;
  /** The language of their mails; null while it is not known. */
  locale: Locale | null;
  /** Since when their sign-in has a second step; null without one. */
  twoStepSince: Date | null;
}

interface FoundAccount extends Account {
  /** The deletion in progress: the address is still taken, but this is no account any more. */
  closedBy: string | null;
}

const accounts = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'staff_level as staffLevel', 'password_hash as passwordHash'])
    .select(['email', 'locale'])
    .select('two_step_since as twoStepSince')
    .select((eb) => nameOf(eb.ref('full_name'), eb.ref('username')).as('name'));

/** Finds an account by e-mail address, regardless of case, also one that is being deleted. */
export function findAccountByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<FoundAccount | undefined> {
  return accounts(db)
    .select('closed_by_deletion as closedBy')
    .where((eb) => eb(lower(eb.ref('email')), '=', lower(eb.val(email))))
    .executeTakeFirst();
}

export function findAccount(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  return accounts(db)
    .where('id', '=', id)
    .where('closed_by_deletion', 'is', null)
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
  // A code that was asked for before is void, in case somebody else can read the mailbox.
  await voidCodesOf(transaction, account.id);
  return numUpdatedRows > 0n;
}
