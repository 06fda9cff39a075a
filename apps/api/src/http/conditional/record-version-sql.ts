import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { subjects } from '../../activity/subjects-sql.ts';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

/** The records that one call reads, with the time of their last change. */
export type VersionedNoun = Exclude<keyof typeof subjects, 'comments'>;

/** When the record was last changed; it is locked until the transaction ends. @returns undefined without one */
export async function lockUpdatedAt(
  transaction: Kysely<Database>,
  noun: VersionedNoun,
  id: string,
): Promise<Date | undefined> {
  const { table } = subjects[noun];
  const found = sql`
    select updated_at as "updatedAt" from ${sql.table(table)} where id = ${id} for no key update`;
  return (await parsedRow(transaction, { updatedAt: v.date() }, found))?.updatedAt;
}
