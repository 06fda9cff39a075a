import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A data set is loaded into a database without users, and in one transaction. */
export async function isEmptyDatabase(db: Kysely<Database>): Promise<boolean> {
  const first = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return first === undefined;
}

/**
 * Runs `load` in one transaction, unless somebody else has filled the database meanwhile. The
 * transaction is what marks the data as complete: after an interruption nothing of it is there,
 * and the next start begins anew.
 * @returns whether it was loaded now
 */
export async function loadOnce(
  db: Kysely<Database>,
  load: (trx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    // Several servers may start on one new database at the same moment: the second one waits here.
    await sql`select pg_advisory_xact_lock(hashtext('load a data set'))`.execute(trx);
    if (!(await isEmptyDatabase(trx))) return false;
    await load(trx);
    return true;
  });
}
