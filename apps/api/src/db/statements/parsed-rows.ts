import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../schema.ts';

/**
 * Runs a statement that Kysely's builder cannot express. The compiler cannot derive the row type from the
 * tables, so each row is parsed at run time.
 */
export async function parsedRows<Entries extends v.ObjectEntries>(
  db: Kysely<Database>,
  entries: Entries,
  statement: RawBuilder<unknown> | CompiledQuery,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>>[]> {
  const query = 'compile' in statement ? statement.compile(db) : statement;
  const { rows } = await db.executeQuery(query);
  return v.parse(v.array(v.object(entries)), rows);
}

/** @returns the first row, or undefined when there is none */
export async function parsedRow<Entries extends v.ObjectEntries>(
  db: Kysely<Database>,
  entries: Entries,
  statement: RawBuilder<unknown> | CompiledQuery,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>> | undefined> {
  const [row] = await parsedRows(db, entries, statement);
  return row;
}
