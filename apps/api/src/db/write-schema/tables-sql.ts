import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../schema.ts';
import { parsedRows } from '../statements/parsed-rows.ts';

const columnEntries = {
  table: v.string(),
  name: v.string(),
  /** In PostgreSQL's notation: `timestamp(3) with time zone`, `text[]`. */
  type: v.string(),
  isNullable: v.boolean(),
  hasDefault: v.boolean(),
  isGenerated: v.boolean(),
  /** The check constraint of this column alone, if any. */
  check: v.nullable(v.string()),
};
export type Column = v.InferOutput<v.ObjectSchema<typeof columnEntries, undefined>>;

/** The columns of all tables, ordered by table name and position. */
export function listColumns(db: Kysely<Database>): Promise<Column[]> {
  const columns = sql`
    select relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
      not attnotnull as "isNullable", atthasdef and attgenerated = '' as "hasDefault",
      attgenerated <> '' as "isGenerated",
      (select pg_get_constraintdef(checks.oid) from pg_constraint as checks
        where checks.conrelid = tables.oid and contype = 'c' and conkey = array[attnum]
        order by conname limit 1) as "check"
    from pg_class as tables
    join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname <> 'kysely_migration'
    order by relname collate "C", attnum`;
  return parsedRows(db, columnEntries, columns);
}
