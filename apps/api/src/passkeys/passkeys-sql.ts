import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/schema.ts';
import { now } from '../db/statements/expressions.ts';

/** What a signature is checked with. */
export interface StoredPasskey {
  id: string;
  /** Base64url, as browsers send it. */
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** How often it has signed; 0 for ever where it is synced. */
  counter: number;
  transports: string[];
}

const stored = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id as credentialId', 'public_key as publicKey'])
    .select(['counter', 'transports'])
    .where('user_id', '=', userId);

export function findPasskeysOf(db: Kysely<Database>, userId: string): Promise<StoredPasskey[]> {
  return stored(db, userId).orderBy('id').execute();
}

/** Locks it, so that of two uses the later one sees the counter of the first. */
export function findPasskey(
  transaction: Kysely<Database>,
  userId: string,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return stored(transaction, userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

/** As their owner sees them, oldest first. */
export function listPasskeys(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** @returns false when the user has it already */
export async function insertPasskey(
  transaction: Kysely<Database>,
  userId: string,
  {
    name,
    credentialId,
    publicKey,
    counter,
    transports,
  }: Omit<StoredPasskey, 'id'> & { name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('passkeys')
    .values({
      id: uuidv7(),
      user_id: userId,
      name,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'credential_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function recordPasskeyUse(
  transaction: Kysely<Database>,
  id: string,
  counter: number,
): Promise<void> {
  await transaction
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** @returns false when it is not the user's */
export async function renamePasskey(
  db: Kysely<Database>,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
