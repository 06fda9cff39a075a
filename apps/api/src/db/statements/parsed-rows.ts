import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import * as v from 'valibot';

/**
 * Runs a statement that Kysely's builder cannot express. The compiler cannot derive the row type from the
 * tables, so each row is parsed at run time.
 */
export async function parsedRows<Entries extends v.ObjectEntries>(
  db: QueryExecutorProvider,
  entries: Entries,
  statement: RawBuilder<unknown>,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>>[]> {
  const { rows } = await statement.execute(db);
  return v.parse(v.array(v.object(entries)), rows);
}

/** @returns the first row, or undefined when there is none */
export async function parsedRow<Entries extends v.ObjectEntries>(
  db: QueryExecutorProvider,
  entries: Entries,
  statement: RawBuilder<unknown>,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>> | undefined> {
  const [row] = await parsedRows(db, entries, statement);
  return row;
}
