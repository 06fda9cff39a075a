import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from './schema.ts';
import { parsedRow } from './statements/parsed-rows.ts';

/**
 * Whether trigram indexes work for Arabic words. pg_trgm classifies letters by the database's locale. In
 * locale C only ASCII letters count, and searching other words reads every row.
 */
export async function readsArabic(db: Kysely<Database>): Promise<boolean> {
  const trigrams = sql`select cardinality(show_trgm('شعاب')) > 0 as has`;
  const row = await parsedRow(db, { has: v.boolean() }, trigrams);
  return row?.has === true;
}
