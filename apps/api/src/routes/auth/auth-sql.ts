import { type Kysely, sql } from 'kysely';
import type { Role } from '@buddyline/domain/user';
import type { Database } from '../../db/schema.ts';

export interface Account {
  id: string;
  role: Role;
  passwordHash: string;
}

/** The account of an e-mail address, whatever case it is typed in. */
export function findAccountByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash as passwordHash'])
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
}

export function findAccount(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns false when the password was changed by somebody else since `account` was read. */
export async function replacePassword(
  db: Kysely<Database>,
  account: Account,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: sql<Date>`now()` })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
