import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

/** Whether a deleted row has this id, to which a restore brings it back. */
export async function isIdInTrash(transaction: Kysely<Database>, id: string): Promise<boolean> {
  const found = sql`
    select exists (select from deleted_rows where row_id = ${id}) as "isInTrash"`;
  return (await parsedRow(transaction, { isInTrash: v.boolean() }, found))?.isInTrash === true;
}
