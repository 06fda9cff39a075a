import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import * as v from 'valibot';

/**
 * The rows of a statement that Kysely's builder cannot write. What the compiler cannot derive from the tables is
 * proven when it runs: each row is parsed.
 */
export async function parsedRows<Entries extends v.ObjectEntries>(
  db: QueryExecutorProvider,
  entries: Entries,
  statement: RawBuilder<unknown>,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>>[]> {
  const { rows } = await statement.execute(db);
  return v.parse(v.array(v.object(entries)), rows);
}

/** @returns the first row of such a statement; undefined when there is none. */
export async function parsedRow<Entries extends v.ObjectEntries>(
  db: QueryExecutorProvider,
  entries: Entries,
  statement: RawBuilder<unknown>,
): Promise<v.InferOutput<v.ObjectSchema<Entries, undefined>> | undefined> {
  const [row] = await parsedRows(db, entries, statement);
  return row;
}
