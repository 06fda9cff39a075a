import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

/** Any number; whoever migrates this database must use the same one. */
const migrationLock = 385_331_479;

/**
 * Brings the database to the newest version, in one transaction. Any number of processes may start at
 * once, also behind pgbouncer: the first one works under an advisory lock of that transaction, the
 * others wait and find nothing to do.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('lock_timeout', '0', true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error instanceof Error) throw error;
    if (error !== undefined) throw new Error('Migrating failed.', { cause: error });
  });
}
