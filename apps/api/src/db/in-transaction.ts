import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Runs work in the transaction that it is given, or in one of its own. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
