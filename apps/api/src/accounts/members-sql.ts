import { type Insertable, type Kysely, sql } from 'kysely';
import type { Locale } from '@buddyline/i18n/locale';
import type { Database, UsersTable } from '../db/schema.ts';
import { now } from '../db/statements/expressions.ts';
import { revokeSessionsOf } from '../session/sessions-sql.ts';

/** A person who has proved that the address is theirs. */
export async function insertMember(
  transaction: Kysely<Database>,
  member: Insertable<UsersTable>,
): Promise<void> {
  await transaction
    .insertInto('users')
    .values({ ...member, email_confirmed_at: now })
    .execute();
}

/**
 * Remembers the language of somebody who has none yet. Skips a locked row, so that it never waits; the next
 * sign-in tries again.
 */
export async function setFirstLocale(
  db: Kysely<Database>,
  userId: string,
  locale: Locale,
): Promise<void> {
  await sql`
    update users set locale = ${locale} where id = (
      select id from users where id = ${userId} and locale is null
      for no key update skip locked
    )`.execute(db);
}

/** The language in which mails to the person are written. */
export async function readLocale(
  db: Kysely<Database>,
  userId: string,
): Promise<Locale | null | undefined> {
  const found = db.selectFrom('users').select('locale').where('id', '=', userId);
  return (await found.executeTakeFirst())?.locale;
}

export async function setLocale(
  db: Kysely<Database>,
  userId: string,
  locale: Locale,
): Promise<void> {
  await db.updateTable('users').set({ locale }).where('id', '=', userId).execute();
}

/**
 * Keeps an account's address and password as they are until the transaction ends.
 * @returns false when it has another address by now
 */
export async function holdAddress(
  transaction: Kysely<Database>,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const held = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Replaces a forgotten password, ends all sessions, and records that the address is theirs. */
export async function resetPasswordOf(
  transaction: Kysely<Database>,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set((eb) => ({
      password_hash: passwordHash,
      email_confirmed_at: eb.fn.coalesce('email_confirmed_at', now),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .execute();
  await revokeSessionsOf(transaction, userId);
}

/** @throws a unique violation when somebody has the address by now */
export async function setEmail(
  transaction: Kysely<Database>,
  userId: string,
  email: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ email, email_confirmed_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
