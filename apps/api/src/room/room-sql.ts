import {
  type BoundedTable,
  boundsOf,
  memberLimits,
  memberTextsMax,
} from '@buddyline/domain/member-limits';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';

/**
 * SQL of the member for whom a statement inserts a row of a bounded table. It fails with `noRoomCode` when they
 * have as many as there can be, or as many bytes of texts. It reads only what is folded, because that is one look
 * into an index: rows of the last second are not counted yet, so a few may be more.
 * @param member a parameter, such as `$2`
 */
export function withRoom(table: BoundedTable, member: string): string {
  const full = boundsOf(table).map(
    ([what, max]) => `(counts.what = '${what}' and counts.amount >= ${max})`,
  );
  return `coalesce((
    select no_room(${member}, counts.what) from member_counts as counts
    where counts.user_id = ${member} and (${full.join(' or ')}) limit 1
  ), ${member})`;
}

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
