import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

/**
 * Brings the database to the newest version. Any number of processes may start at once:
 * the first one works under an advisory lock of the transaction, the others wait and find nothing to do.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('Migrating failed.', { cause: error });
}
