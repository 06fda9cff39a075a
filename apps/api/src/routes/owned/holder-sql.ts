import type { TrashNoun } from '@buddyline/domain/trash';
import { uuidSchema } from '@buddyline/domain/ids';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { subjects } from '../../activity/subjects-sql.ts';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

export interface HeldRecord {
  noun: Exclude<TrashNoun, 'users'>;
  /** Any text. */
  id: string;
}

/** Whether the record exists and belongs to the user. A record never changes hands. */
export async function isHolder(
  db: Kysely<Database>,
  { noun, id }: HeldRecord,
  userId: string,
): Promise<boolean> {
  if (!v.is(uuidSchema, id)) return false;
  const { table } = subjects[noun];
  const held = sql`
    select exists (
      select from ${sql.table(table)} where id = ${id} and user_id = ${userId}
    ) as "isHeld"`;
  return (await parsedRow(db, { isHeld: v.boolean() }, held))?.isHeld === true;
}
