import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Kysely's own lock belongs to the session, which pgbouncer in transaction mode gives to somebody else
 * after each statement: two starters would migrate at once, and the lock would stay behind. `migrate`
 * holds one of its transaction instead.
 */
class UnlockedAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

export function kyselyOn(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new Dialect({ pool }) });
}
