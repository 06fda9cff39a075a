import { type BoundedTable, memberLimits, memberTextsMax } from '@buddyline/domain/member-limits';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';

/** How many more rows of the table the member may have, exactly. */
export async function readRoom(
  db: Kysely<Database>,
  table: BoundedTable,
  userId: string,
): Promise<number> {
  return memberLimits[table].max - (await readAmount(db, table, userId));
}

/** Whether the member may have more texts, exactly. */
export async function hasRoomForTexts(db: Kysely<Database>, userId: string): Promise<boolean> {
  return (await readAmount(db, 'texts', userId)) < memberTextsMax;
}

/** The bytes of the member's files, in all sizes, with those in the trash. */
export function readUsedBytes(db: Kysely<Database>, userId: string): Promise<number> {
  return readAmount(db, 'files', userId);
}

/** Waits for other uploads of the member, so that each counts what the others have stored. */
export async function lockFiles(transaction: Kysely<Database>, userId: string): Promise<void> {
  const name = `files of ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

async function readAmount(
  db: Kysely<Database>,
  what: BoundedTable | 'files' | 'texts',
  userId: string,
): Promise<number> {
  const amount = sql`select member_amount(${userId}, ${what}) as amount`;
  return (await parsedRow(db, { amount: v.number() }, amount))?.amount ?? 0;
}
