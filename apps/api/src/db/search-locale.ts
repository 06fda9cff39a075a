import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from './schema.ts';
import { parsedRow } from './statements/parsed-rows.ts';

/**
 * Whether trigram indexes serve Arabic words. pg_trgm takes letters for letters as the database's
 * locale says; in locale C only ASCII has any, and other words are found by reading every row.
 */
export async function readsArabic(db: Kysely<Database>): Promise<boolean> {
  const trigrams = sql`select cardinality(show_trgm('شعاب')) > 0 as has`;
  const row = await parsedRow(db, { has: v.boolean() }, trigrams);
  return row?.has === true;
}
