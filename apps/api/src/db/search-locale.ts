import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Whether trigram indexes serve Arabic words. pg_trgm takes letters for letters as the database's
 * locale says; in locale C only ASCII has any, and other words are found by reading every row.
 */
export async function readsArabic(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select cardinality(show_trgm('شعاب')) > 0 as has`.execute(db);
  return rows[0]?.has === true;
}
