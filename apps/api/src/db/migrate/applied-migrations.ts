import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { DatabaseOpenError } from '../database-errors.ts';
import type { Migrations } from '../migrations/migration.ts';
import type { Database } from '../schema.ts';
import { parsedRow, parsedRows } from '../statements/parsed-rows.ts';

const appliedEntries = { name: v.string(), needs: v.nullable(v.string()) };
type Applied = v.InferOutput<v.ObjectSchema<typeof appliedEntries, undefined>>;

/** Creates the table, named as by Kysely's own migrator, and its column `needs`. */
export async function prepareMigrationTable(db: Kysely<Database>): Promise<void> {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null, needs varchar(255)
    )`.execute(db);
  if ((await migrationTable(db)) !== 'without needs') return;
  await sql`alter table kysely_migration add column needs varchar(255)`.execute(db);
}

/**
 * Names of the pending migrations, in order. Unknown migrations come from a newer version and are
 * accepted unless their `needs` excludes this version.
 * @throws DatabaseOpenError when this version cannot work with a newer version's change, or the schema is another one
 */
export async function pendingMigrations(
  db: Kysely<Database>,
  migrations: Migrations,
): Promise<string[]> {
  const known = Object.keys(migrations);
  const applied = await readApplied(db);
  refuseOtherBaseline(applied, known[0] ?? '');
  refuseWhenTooOld(applied, known.at(-1) ?? '');
  const names = new Set(applied.map(({ name }) => name));
  return known.filter((name) => !names.has(name));
}

export async function recordMigration(
  db: Kysely<Database>,
  name: string,
  needs: string | undefined,
): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp, needs)
    values (${name}, ${new Date().toISOString()}, ${needs ?? null})`.execute(db);
}

async function readApplied(db: Kysely<Database>): Promise<Applied[]> {
  const table = await migrationTable(db);
  if (table === 'missing') return [];
  const needs = table === 'complete' ? sql`needs` : sql`null::varchar as needs`;
  return parsedRows(db, appliedEntries, sql`select name, ${needs} from kysely_migration`);
}

async function migrationTable(
  db: Kysely<Database>,
): Promise<'missing' | 'without needs' | 'complete'> {
  const state = sql`
    select table_id is not null as "isThere", exists (
      select from pg_attribute where attrelid = table_id and attname = 'needs'
    ) as "hasNeeds"
    from (
      select to_regclass(quote_ident(current_schema()) || '.kysely_migration') as table_id
    ) as found`;
  const found = await parsedRow(db, { isThere: v.boolean(), hasNeeds: v.boolean() }, state);
  if (!found?.isThere) return 'missing';
  return found.hasNeeds ? 'complete' : 'without needs';
}

/** Until the first release the baseline changes; each has the number of the first migration, and a name of its own. */
function refuseOtherBaseline(applied: Applied[], baseline: string): void {
  const number = baseline.slice(0, '0001-'.length);
  const other = applied.find(({ name }) => name.startsWith(number) && name !== baseline);
  if (other === undefined) return;
  throw new DatabaseOpenError(
    `A build before the first release made this database (${other.name}), with a schema that this version does not know: move its data as “Databases of earlier builds” in OPERATIONS.md describes, or start with an empty database or folder.`,
  );
}

function refuseWhenTooOld(applied: Applied[], newestKnown: string): void {
  const blocking = applied.find(({ needs }) => needs !== null && needs > newestKnown);
  if (blocking === undefined) return;
  throw new DatabaseOpenError(
    `This version is too old for the database, which a newer one has changed (${blocking.name}): start a version that knows ${blocking.needs}, or restore the backup from before the upgrade.`,
  );
}
