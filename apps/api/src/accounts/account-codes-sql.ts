import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { later, now } from '../db/statements/expressions.ts';
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
