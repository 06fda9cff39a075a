import { changesSchema } from '@buddyline/domain/activity';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { flag } from '../db/statements/expressions.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';
import { subjects } from './subjects-sql.ts';

const lockedEntries = {
  action: v.string(),
  itemId: v.nullable(v.string()),
  changes: v.nullable(changesSchema),
  undoneBy: v.nullable(v.string()),
};
export type LockedEntry = v.InferOutput<v.ObjectSchema<typeof lockedEntries, undefined>>;

/** Locks an entry, so that only one undo of it runs at a time. */
export function lockEntry(
  transaction: Kysely<Database>,
  id: string,
): Promise<LockedEntry | undefined> {
  return parsedRow(
    transaction,
    lockedEntries,
    sql`
      select action, item_id as "itemId", changes, undone_by as "undoneBy"
      from activity where id = ${id} for update`,
  );
}

/** Whether an entry says that somebody has got another role or staff level. */
export async function isChangeOfLevel(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('activity')
    .select('id')
    .where('id', '=', id)
    .where('action', 'like', 'users.%')
    .where(flag(sql`changes ?| array['role', 'staffLevel']`))
    .executeTakeFirst();
  return found !== undefined;
}

/** What an entry says was done to which item, and by which other entry it was undone. */
export function findEntry(
  transaction: Kysely<Database>,
  id: string,
): Promise<{ action: string; itemId: string | null; undoneBy: string | null } | undefined> {
  return transaction
    .selectFrom('activity')
    .select(['action', 'item_id as itemId', 'undone_by as undoneBy'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @param undoneBy null when what had undone it is undone */
export async function setUndoneBy(
  transaction: Kysely<Database>,
  id: string,
  undoneBy: string | null,
): Promise<void> {
  await transaction
    .updateTable('activity')
    .set({ undone_by: undoneBy })
    .where('id', '=', id)
    .execute();
}

/** Locks an item against other updates. */
export async function lockItem(
  transaction: Kysely<Database>,
  noun: keyof typeof subjects,
  id: string,
): Promise<void> {
  const { table } = subjects[noun];
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(
    transaction,
  );
}
