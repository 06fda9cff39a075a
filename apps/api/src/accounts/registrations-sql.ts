import { type Insertable, type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database, RegistrationsTable } from '../db/schema.ts';
import { later, lower, now } from '../db/statements/expressions.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';
import { codeMinutes, maxTries } from './account-codes.ts';

type NewRegistration = Omit<Insertable<RegistrationsTable>, 'code_expires_at' | 'expires_at'>;

const codeEnd = later(now, `${codeMinutes} minutes`);
/** How long an address can be confirmed, with a new code if need be. */
const lifetime = '1 day';

export async function insertRegistration(
  transaction: Kysely<Database>,
  registration: NewRegistration,
): Promise<void> {
  const ends = { code_expires_at: codeEnd, expires_at: later(now, lifetime) };
  await transaction
    .insertInto('registrations')
    .values({ ...registration, ...ends })
    .execute();
}

export interface TriedRegistration {
  id: string;
  codeHash: string;
  email: string;
}

/**
 * Counts a try before the code is compared. Other registrations of the same address, which somebody else may
 * have made, have codes and tries of their own.
 */
export function tryRegistration(
  db: Kysely<Database>,
  id: string,
): Promise<TriedRegistration | undefined> {
  return db
    .updateTable('registrations')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', maxTries)
    .where('code_expires_at', '>', now)
    .returning(['id', 'code_hash as codeHash', 'email'])
    .executeTakeFirst();
}

/** Takes back the try of a code that was right, where the name was the problem. */
export async function forgiveTry(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('registrations')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Locks the registrations of an address before one of them becomes a person and the others are deleted. Two
 * confirmations at the same time would otherwise each wait for the other's row.
 */
export async function lockRegistrations(
  transaction: Kysely<Database>,
  email: string,
): Promise<void> {
  await transaction
    .selectFrom('registrations')
    .select('id')
    .where((eb) => eb(lower(eb.ref('email')), '=', lower(eb.val(email))))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Removes the registration, so that its code works once: of two calls at the same time, one gets it.
 * @returns undefined when it is gone or has another code by now
 */
export function takeRegistration(
  transaction: Kysely<Database>,
  { id, codeHash }: TriedRegistration,
) {
  return transaction
    .deleteFrom('registrations')
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .returning(['username', 'full_name', 'email', 'password_hash', 'locale'])
    .executeTakeFirst();
}

/** A registration that can still be confirmed. */
export function findRegistration(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('registrations')
    .select(['email', 'locale'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Gives the registration a new code; the previous one is void. */
export async function renewCode(
  transaction: Kysely<Database>,
  { id, codeHash }: Omit<TriedRegistration, 'email'>,
): Promise<void> {
  await transaction
    .updateTable('registrations')
    .set({ code_hash: codeHash, tries: 0, code_expires_at: codeEnd })
    .where('id', '=', id)
    .execute();
}

/** The other registrations of an address that has an account now. */
export async function deleteRegistrationsOf(
  transaction: Kysely<Database>,
  email: string,
): Promise<void> {
  await transaction
    .deleteFrom('registrations')
    .where((eb) => eb(lower(eb.ref('email')), '=', lower(eb.val(email))))
    .execute();
}

export async function deleteExpiredRegistrations(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<', now).execute();
}

/** Whether somebody has this username, or one that looks like it. */
export async function isUsernameTaken(db: Kysely<Database>, username: string): Promise<boolean> {
  const taken = sql`
    select exists (select from users where lower(username) = lower(${username}))
      or exists (
        select from username_skeletons where skeleton = username_skeleton(${username})
      ) as "isTaken"`;
  const row = await parsedRow(db, { isTaken: v.boolean() }, taken);
  return row?.isTaken === true;
}
