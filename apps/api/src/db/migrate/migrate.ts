import { type Kysely, sql } from 'kysely';
import type { Migration, Migrations } from '../migrations/migration.ts';
import { migrations as allMigrations } from '../migrations/migrations.ts';
import type { Database } from '../schema.ts';
import { recordMigration, pendingMigrations, prepareMigrationTable } from './applied-migrations.ts';
import { type LockTimeouts, defaultTimeouts, withMigrationLock } from './migration-lock.ts';

export interface MigrateOptions extends Partial<LockTimeouts> {
  migrations?: Migrations;
  /** Other processes may use this database too; `db` then needs two connections. */
  isShared?: boolean;
}

/**
 * Runs the pending migrations, each in its own transaction, so that those before a failed one stay
 * applied. Several processes may start at once.
 * @throws DatabaseOpenError when this version is too old for the database, or a lock is not free in time
 */
export async function migrate(
  db: Kysely<Database>,
  {
    migrations = allMigrations,
    isShared = false,
    report = () => {},
    ...timeouts
  }: MigrateOptions = {},
): Promise<void> {
  const pending = await pendingMigrations(db, migrations);
  if (pending.length === 0) return;
  const lock = { ...defaultTimeouts, report, ...timeouts };
  await withMigrationLock(db, 'The table of migrations', prepareMigrationTable, lock);
  for (const name of pending) {
    const migration = migrations[name];
    if (migration === undefined) continue;
    const run = (transaction: Kysely<Database>) =>
      runUnlessDone(transaction, isShared ? db : transaction, {
        name,
        migration,
        migrations,
        report,
      });
    // `create index concurrently` cannot run in a transaction, so an only connection must not open one.
    if (!isShared && 'oneByOne' in migration) await run(db);
    else await withMigrationLock(db, `Migration ${name}`, run, lock);
  }
}

interface Step {
  name: string;
  migration: Migration;
  migrations: Migrations;
  report: (line: string) => void;
}

/** Reads the list again under the lock, since another process may have run the migration meanwhile. */
async function runUnlessDone(
  transaction: Kysely<Database>,
  outside: Kysely<Database>,
  { name, migration, migrations, report }: Step,
): Promise<void> {
  const pending = await pendingMigrations(transaction, migrations);
  if (!pending.includes(name)) return;
  const since = performance.now();
  if ('oneByOne' in migration) {
    for (const statement of migration.oneByOne) await sql.raw(statement).execute(outside);
  } else {
    const text = migration.inTransaction;
    await sql.raw(typeof text === 'string' ? text : text()).execute(transaction);
  }
  await recordMigration(transaction, name, migration.needs);
  report(`Migration ${name} has run (${((performance.now() - since) / 1000).toFixed(1)} s)`);
}
