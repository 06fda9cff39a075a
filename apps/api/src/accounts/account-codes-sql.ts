import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { later, now } from '../db/statements/expressions.ts';
import type { VerifiedAccount } from '../session/sessions-sql.ts';
import { maxTries } from './account-codes.ts';

interface NewCode {
  key: string;
  codeHash: string;
  /** Null where the address has no account: its request gets a row too, so that the work is the same. */
  userId: string | null;
  /** The address that the code confirms, if it does. */
  email?: string;
  minutes: number;
}

/** Stores a code instead of the previous one of its subject, if that has one. */
export async function replaceCode(
  transaction: Kysely<Database>,
  { key, codeHash, userId, email, minutes }: NewCode,
): Promise<void> {
  const code = {
    code_hash: codeHash,
    user_id: userId,
    email: email ?? null,
    tries: 0,
    expires_at: later(now, `${minutes} minutes`),
  };
  await transaction
    .insertInto('account_codes')
    .values({ key, ...code })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(code))
    .execute();
}

/**
 * Stores a code if the account is unchanged since its password was verified. The row lock conflicts with that of
 * `lockPassword`, so a concurrent change of password either voids this code or prevents it.
 * @returns false when the account was deleted, or its password changed
 */
export async function insertCodeOfVerified(
  db: Kysely<Database>,
  { id, passwordHash }: Pick<VerifiedAccount, 'id' | 'passwordHash'>,
  { key, codeHash, minutes }: Pick<NewCode, 'key' | 'codeHash' | 'minutes'>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into account_codes (key, code_hash, user_id, expires_at)
    select ${key}, ${codeHash}, id, ${later(now, `${minutes} minutes`)} from users
    where id = ${id} and password_hash = ${passwordHash} and closed_by_deletion is null
    for key share`.execute(db);
  return numAffectedRows > 0n;
}

/** A code that was found, to be compared. */
export interface FoundCode {
  codeHash: string;
  /** Null where the address has no account. */
  userId: string | null;
}

/**
 * Counts a try before the code is compared, so that concurrent guesses cannot pass the limit.
 * @returns undefined when there is no code, or it is used up or expired
 */
export function tryCode(db: Kysely<Database>, key: string): Promise<FoundCode | undefined> {
  return db
    .updateTable('account_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('key', '=', key)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(['code_hash as codeHash', 'user_id as userId'])
    .executeTakeFirst();
}

/** Finds a code by its hash. Only for codes that cannot be guessed: no try is counted. */
export function findCode(db: Kysely<Database>, codeHash: string): Promise<FoundCode | undefined> {
  return db
    .selectFrom('account_codes')
    .select(['code_hash as codeHash', 'user_id as userId'])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Removes a code, so that it works once: of two calls at the same time, one gets it. The caller has locked
 * the account, as everything that locks both does first.
 * @returns undefined when it is gone or expired
 */
export function useCode(
  transaction: Kysely<Database>,
  codeHash: string,
): Promise<{ email: string | null } | undefined> {
  return transaction
    .deleteFrom('account_codes')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
}

/** A new password or address voids the codes that were sent before. */
export async function voidCodesOf(transaction: Kysely<Database>, userId: string): Promise<void> {
  await transaction.deleteFrom('account_codes').where('user_id', '=', userId).execute();
}

export async function deleteExpiredCodes(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('account_codes').where('expires_at', '<', now).execute();
}
