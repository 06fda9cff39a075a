import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Data sets are only loaded into databases without users. */
export async function isEmptyDatabase(db: Kysely<Database>): Promise<boolean> {
  const first = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return first === undefined;
}

/**
 * Runs `load` in one transaction, unless another process has filled the database meanwhile. An interruption
 * rolls the transaction back, and the next start loads the data again.
 * @returns whether this call has loaded the data
 */
export async function loadOnce(
  db: Kysely<Database>,
  load: (trx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    // When several servers start on a new database, all but one wait here.
    await sql`select pg_advisory_xact_lock(hashtext('load a data set'))`.execute(trx);
    if (!(await isEmptyDatabase(trx))) return false;
    await load(trx);
    return true;
  });
}
