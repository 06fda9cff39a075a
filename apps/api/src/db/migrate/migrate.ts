import { type Kysely, sql } from 'kysely';
import type { Migration, Migrations } from '../migrations/migration.ts';
import { migrations as allMigrations } from '../migrations/migrations.ts';
import type { Database } from '../schema.ts';
import { noteMigration, pendingMigrations, prepareMigrationTable } from './applied-migrations.ts';
import { type LockPatience, usualPatience, whenUnlocked } from './migration-lock.ts';

export interface MigrateOptions extends Partial<LockPatience> {
  migrations?: Migrations;
  /** Others may use this database too; then `db` has two connections. */
  isShared?: boolean;
}

/**
 * Brings the database to the newest version, each migration by itself, so that one which cannot get
 * its locks leaves those before it in place. Any number of processes may start at once.
 * @throws DatabaseOpenError when this version is too old for the database, or the locks stay taken
 */
export async function migrate(
  db: Kysely<Database>,
  { migrations = allMigrations, isShared = false, ...patience }: MigrateOptions = {},
): Promise<void> {
  const pending = await pendingMigrations(db, migrations);
  if (pending.length === 0) return;
  const lock = { ...usualPatience, ...patience };
  await whenUnlocked(db, 'The table of migrations', prepareMigrationTable, lock);
  for (const name of pending) {
    const migration = migrations[name];
    if (migration === undefined) continue;
    const run = (transaction: Kysely<Database>) =>
      runUnlessDone(transaction, isShared ? db : transaction, { name, migration, migrations });
    // `create index concurrently` cannot run in a transaction: on the only connection there is none.
    if (!isShared && 'oneByOne' in migration) await run(db);
    else await whenUnlocked(db, `Migration ${name}`, run, lock);
  }
}

interface Step {
  name: string;
  migration: Migration;
  migrations: Migrations;
}

/** Another process may have run it, or a newer version may have come, since the list was read. */
async function runUnlessDone(
  transaction: Kysely<Database>,
  outside: Kysely<Database>,
  { name, migration, migrations }: Step,
): Promise<void> {
  const pending = await pendingMigrations(transaction, migrations);
  if (!pending.includes(name)) return;
  if ('oneByOne' in migration) {
    for (const statement of migration.oneByOne) await sql.raw(statement).execute(outside);
  } else {
    const text = migration.inTransaction;
    await sql.raw(typeof text === 'string' ? text : text()).execute(transaction);
  }
  await noteMigration(transaction, name, migration.needs);
}
