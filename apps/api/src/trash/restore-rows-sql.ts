import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRows } from '../db/statements/parsed-rows.ts';
import { keptByTriggers } from '../db/write-schema/named-types.ts';
import { type TableCount, tableCountEntries } from './counts.ts';
import {
  counters,
  type MovedTable,
  movedTables,
  referencesOf,
  withoutRows,
} from './moved-tables.ts';

/** Values that replace those of the deleted user. */
export interface Replacements {
  username?: string | undefined;
  email?: string | undefined;
}

/** The parts of one statement: a user and their picture refer to each other. */
const steps: readonly (readonly MovedTable[])[] = [
  ['users', 'files'],
  ['posts'],
  ['comments'],
  ['certificates'],
  ['dive_logs'],
  ['tickets'],
  ['ticket_messages'],
  ['user_notes'],
  ['sanctions'],
  ['post_likes'],
  ['comment_likes'],
  ['follows'],
];

/** Inserts the rows of a deletion, except those in `referencesOf` that need one that does not exist now. */
export async function insertRows(
  transaction: Kysely<Database>,
  deletionId: string,
  replacements: Replacements,
): Promise<void> {
  const columns = Map.groupBy(await listColumns(transaction, deletionId), ({ table }) => table);
  for (const step of steps) {
    const inserts = step.flatMap((table) => {
      const own = columns.get(table);
      return own === undefined ? [] : [inserting(table, own, deletionId, replacements)];
    });
    const [first, second] = inserts;
    if (first === undefined) continue;
    const both = second === undefined ? first : sql`with other as (${second}) ${first}`;
    await both.execute(transaction);
  }
}

const columnEntries = {
  table: v.picklist(movedTables),
  name: v.string(),
  /** The default's SQL. */
  initial: v.nullable(v.string()),
};
type Column = v.InferOutput<v.ObjectSchema<typeof columnEntries, undefined>>;

/** The columns that the tables of a deletion have now. */
async function listColumns(db: Kysely<Database>, deletionId: string): Promise<Column[]> {
  const columns = await parsedRows(
    db,
    columnEntries,
    sql`
      select relname as "table", attname as name, pg_get_expr(adbin, adrelid) as initial
      from pg_class
      join pg_attribute on attrelid = pg_class.oid and attnum > 0
        and not attisdropped and attgenerated = ''
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = current_schema()::regnamespace and relname in (
        select table_name from deleted_rows where deletion_id = ${deletionId}
      )
      order by attrelid, attnum`,
  );
  return columns.filter(({ table, name }) => !keptByTriggers.has(`${table}.${name}`));
}

/** Columns that the row did not have when it was deleted get their defaults. */
function inserting(
  table: MovedTable,
  columns: readonly Column[],
  deletionId: string,
  replacements: Replacements,
): RawBuilder<unknown> {
  const names = columns.map(({ name }) => sql.id(name));
  const values = columns.map(({ name, initial }) => {
    const value = sql`${sql.id('restored', name)}`;
    const isCounter = counters[table]?.some(({ column }) => column === name);
    if (isCounter === true) return counterValue(name);
    if (initial === null) return value;
    return sql`case when kept.data ? ${sql.lit(name)} then ${value} else ${sql.raw(initial)} end`;
  });
  return sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(values)}
    from (
      select n, data || ${changedData(table, replacements)}::jsonb as data from deleted_rows
      where deletion_id = ${deletionId} and table_name = ${table} and ${condition(table)}
    ) as kept
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, kept.data) as restored
    order by n`;
}

function changedData(table: MovedTable, replacements: Replacements): string {
  return JSON.stringify(table === 'users' ? replacements : {});
}

/** Rows that were deleted before likes and follows had rows have only the counter. */
function counterValue(column: string): RawBuilder<unknown> {
  return sql`coalesce(
    kept.data ->> ${sql.lit(withoutRows(column))}, kept.data ->> ${sql.lit(column)}
  )::integer`;
}

function condition(table: MovedTable): RawBuilder<unknown> {
  const found = Object.entries(referencesOf[table] ?? {}).map(
    ([column, parent]) => sql`
      exists (select from ${sql.table(parent)} where id = (data ->> ${sql.lit(column)})::uuid)`,
  );
  return found.length === 0 ? sql`true` : sql.join(found, sql` and `);
}

/** Takes the rows that were inserted out of the trash, and counts them. */
export function removeRestoredRows(
  transaction: Kysely<Database>,
  deletionId: string,
): Promise<TableCount[]> {
  const conditions = movedTables.map(
    (table) => sql`when ${sql.lit(table)} then ${condition(table)}`,
  );
  const counted = sql`
    with restored as (
      delete from deleted_rows
      where deletion_id = ${deletionId} and case table_name ${sql.join(conditions, sql` `)} else true end
      returning table_name
    )
    select table_name as "table", count(*) as count from restored group by table_name`;
  return parsedRows(transaction, tableCountEntries, counted);
}

/**
 * What is left needs a user, post or comment that does not exist. If that is in the trash, the row comes
 * back with it; otherwise it is deleted for good. Comments first, because their likes follow them.
 */
export async function handOverLeftRows(
  transaction: Kysely<Database>,
  deletionId: string,
): Promise<TableCount[]> {
  const comments = await handOver(transaction, deletionId, sql`= 'comments'`);
  await handOver(transaction, deletionId, sql`<> 'comments'`);
  const dropped = await transaction
    .deleteFrom('deleted_rows')
    .where('deletion_id', '=', deletionId)
    .returning('table_name')
    .execute();
  const droppedComments = dropped.filter(({ table_name }) => table_name === 'comments');
  return [{ table: 'comments', count: comments + droppedComments.length }];
}

async function handOver(
  transaction: Kysely<Database>,
  deletionId: string,
  tables: RawBuilder<unknown>,
): Promise<number> {
  const handedOver = await sql`
    update deleted_rows set deletion_id = holder.deletion_id
    from deleted_rows as holder
    where deleted_rows.deletion_id = ${deletionId}
      and deleted_rows.table_name ${tables}
      and holder.deletion_id <> ${deletionId}
      and holder.table_name in ('users', 'posts', 'comments')
      and holder.row_id in (
        deleted_rows.data ->> 'user_id', deleted_rows.data ->> 'post_id',
        deleted_rows.data ->> 'comment_id', deleted_rows.data ->> 'followed_id'
      )
  `.execute(transaction);
  return Number(handedOver.numAffectedRows ?? 0n);
}
