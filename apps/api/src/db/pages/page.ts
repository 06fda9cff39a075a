import { CompiledQuery, type Kysely } from 'kysely';
import type { CountedNoun, Database } from '../schema.ts';

/** What a list asks for: `page` from 1, `limit` rows each. */
export interface PageWish {
  page: number;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  /** Exact, also past the last page. */
  total: number;
}

/** A list's rows in SQL, newest first; the table has the noun's name. */
export interface RowSource {
  noun: CountedNoun;
  /** Select list; it must contain `<noun>.id`. */
  columns: string;
  /** Left joins that keep the rows' number and order, such as to their owner. */
  joins?: string;
}

/**
 * Runs a statement whose text was built once: Kysely's builder would cost more than the query.
 * Every row carries `page_total`; a page without rows is one row whose id is null.
 */
export async function readPage<Row extends { id: string }>(
  db: Kysely<Database>,
  text: string,
  parameters: readonly unknown[],
): Promise<Page<Row>> {
  const { rows } = await db.executeQuery<(Row | { id: null }) & { page_total: number }>(
    CompiledQuery.raw(text, [...parameters]),
  );
  const found = rows.filter((row): row is Row & { page_total: number } => row.id !== null);
  return { rows: found, total: rows[0]?.page_total ?? 0 };
}
