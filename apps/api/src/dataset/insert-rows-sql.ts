import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Rows per statement, far below PostgreSQL's limit of 65,535 parameters (a dive log has 47). */
const batchSize = 400;

export async function insertRows<T extends keyof Database>(
  trx: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + batchSize))
      .execute();
  }
}
