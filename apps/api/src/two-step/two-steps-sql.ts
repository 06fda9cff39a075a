import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { now } from '../db/statements/expressions.ts';

/** What the second step of a user is checked with. */
export interface StoredTwoStep {
  sealedSecret: string | null;
  codesSince: Date | null;
  recoveryHashes: string[];
}

export function findTwoStep(
  db: Kysely<Database>,
  userId: string,
): Promise<StoredTwoStep | undefined> {
  return db
    .selectFrom('two_steps')
    .select(['sealed_secret as sealedSecret', 'codes_since as codesSince'])
    .select('recovery_hashes as recoveryHashes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** From now on codes are asked for; the caller has locked the user by `lockPassword`, as for all changes here. */
export async function setCodes(
  transaction: Kysely<Database>,
  userId: string,
  { sealedSecret, counter, recoveryHashes }: SetCodes,
): Promise<void> {
  const codes = {
    sealed_secret: sealedSecret,
    codes_since: now,
    last_counter: counter,
    recovery_hashes: recoveryHashes,
  };
  await transaction
    .insertInto('two_steps')
    .values({ user_id: userId, ...codes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(codes))
    .execute();
  await recordTwoStep(transaction, userId);
}

interface SetCodes {
  sealedSecret: string;
  /** The time step of the code with which they were confirmed. */
  counter: number;
  recoveryHashes: string[];
}

/** Asks for no codes of an app any more. */
export async function removeCodes(transaction: Kysely<Database>, userId: string): Promise<void> {
  await transaction
    .updateTable('two_steps')
    .set({ sealed_secret: null, codes_since: null })
    .where('user_id', '=', userId)
    .execute();
  await settleTwoStep(transaction, userId);
}

/** @returns false when it is not the user's */
export async function removePasskey(
  transaction: Kysely<Database>,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await settleTwoStep(transaction, userId);
  return numDeletedRows > 0n;
}

/** Removes all second steps, and the recovery codes. */
export async function removeTwoStep(transaction: Kysely<Database>, userId: string): Promise<void> {
  await transaction.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await removeCodes(transaction, userId);
}

/** Without a second step, recovery codes are for nothing, so they go with the last one. */
async function settleTwoStep(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    delete from two_steps where user_id = ${userId} and sealed_secret is null
      and not exists (select from passkeys where user_id = ${userId})`.execute(transaction);
  await recordTwoStep(transaction, userId);
}

export async function setRecoveryHashes(
  transaction: Kysely<Database>,
  userId: string,
  recoveryHashes: string[],
): Promise<void> {
  const hashes = { recovery_hashes: recoveryHashes };
  await transaction
    .insertInto('two_steps')
    .values({ user_id: userId, ...hashes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hashes))
    .execute();
}

/** Notes that a code is used: of two calls at the same time, one gets it. @returns false when it was used before */
export async function spendCounter(
  db: Kysely<Database>,
  userId: string,
  counter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('two_steps')
    .set({ last_counter: counter })
    .where('user_id', '=', userId)
    .where('last_counter', '<', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a recovery code up. @returns false when there is none of this hash */
export async function spendRecoveryHash(
  transaction: Kysely<Database>,
  userId: string,
  hash: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update two_steps set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where user_id = ${userId} and ${hash} = any (recovery_hashes)`.execute(transaction);
  return numAffectedRows > 0n;
}

/** Notes at the user whether their sign-in has a second step, which each sign-in and each call reads there. */
export async function recordTwoStep(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    update users set two_step_since = case
      when exists (
        select from two_steps where user_id = users.id and sealed_secret is not null
      ) or exists (
        select from passkeys where user_id = users.id
      ) then coalesce(two_step_since, now())
    end
    where id = ${userId}`.execute(transaction);
}
