import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../schema.ts';
import { parsedRows } from '../statements/parsed-rows.ts';

/** Their rows are those of the migrations. */
const filledByMigrations = ['kysely_migration', 'presets'];

/** Removes all rows that were added since the migrations, for tests that would otherwise open a database each. */
export async function emptyDatabase(db: Kysely<Database>): Promise<void> {
  // People first, since most rows leave with them, then what keeps deletions; counters last, since all others change them.
  const named = sql`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname <> all (${filledByMigrations}::text[])
    order by relname <> 'users', relname <> 'deleted_rows', relname ~ '_(counts|changes)$'`;
  for (const { name } of await parsedRows(db, { name: v.string() }, named)) {
    await sql`delete from ${sql.table(name)}`.execute(db);
  }
}
