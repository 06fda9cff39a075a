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
  role?: 'USER';
}

/** SQL of a condition on `deleted_rows`. */
export type RowsInTrash = RawBuilder<unknown>;

/** All rows of a deletion. */
export const rowsOf = (deletionId: string): RowsInTrash => sql`deletion_id = ${deletionId}`;

const someRows = (deletionId: string, numbers: readonly number[]): RowsInTrash =>
  sql`deletion_id = ${deletionId} and n = any (${numbers}::bigint[])`;

/** The row of the deleted item, with that of its picture or document. */
export async function rowsOfItem(
  transaction: Kysely<Database>,
  deletionId: string,
  itemId: string,
): Promise<RowsInTrash> {
  const found = sql`
    with item as (
      select n, data from deleted_rows
      where deletion_id = ${deletionId} and row_id = ${itemId} and table_name <> 'files'
    )
    select n from item
    union all
    select deleted_rows.n from item join deleted_rows on table_name = 'files' and row_id in (
      item.data ->> 'profile_picture', item.data ->> 'image_resource_id',
      item.data ->> 'file_resource_id'
    ) and deletion_id = ${deletionId}`;
  const numbers = await parsedRows(transaction, { n: v.number() }, found);
  return someRows(
    deletionId,
    numbers.map(({ n }) => n),
  );
}

/**
 * The next rows that can be inserted, all of one step, in the order in which they were deleted.
 * @returns undefined when there are none
 */
export async function nextRows(
  transaction: Kysely<Database>,
  deletionId: string,
  limit: number,
): Promise<RowsInTrash | undefined> {
  for (const table of steps.flat()) {
    const next = sql`
      select n from deleted_rows
      where deletion_id = ${deletionId} and table_name = ${table} and ${condition(table)}
      order by n limit ${limit}`;
    const numbers = await parsedRows(transaction, { n: v.number() }, next);
    if (numbers.length > 0) {
      return someRows(
        deletionId,
        numbers.map(({ n }) => n),
      );
    }
  }
  return undefined;
}

/** Rows that are left: comments first, because their likes follow them. */
export async function nextLeftRows(
  transaction: Kysely<Database>,
  deletionId: string,
  limit: number,
): Promise<RowsInTrash | undefined> {
  for (const tables of [sql`= 'comments'`, sql`<> 'comments'`]) {
    const next = sql`
      select n from deleted_rows where deletion_id = ${deletionId} and table_name ${tables}
      limit ${limit}`;
    const numbers = await parsedRows(transaction, { n: v.number() }, next);
    if (numbers.length > 0) {
      return someRows(
        deletionId,
        numbers.map(({ n }) => n),
      );
    }
  }
  return undefined;
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

/** Inserts rows in the trash, except those in `referencesOf` that need one that does not exist now. */
export async function insertRows(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
  replacements: Replacements,
): Promise<void> {
  const columns = Map.groupBy(await listColumns(transaction, rows), ({ table }) => table);
  for (const step of steps) {
    const inserts = step.flatMap((table) => {
      const own = columns.get(table);
      return own === undefined ? [] : [inserting(table, own, rows, replacements)];
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

/** The columns that the tables of the rows have now. */
async function listColumns(db: Kysely<Database>, rows: RowsInTrash): Promise<Column[]> {
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
        select table_name from deleted_rows where ${rows}
      )
      order by attrelid, attnum`,
  );
  return columns.filter(({ table, name }) => !keptByTriggers.has(`${table}.${name}`));
}

/** Columns that the row did not have when it was deleted get their defaults. */
function inserting(
  table: MovedTable,
  columns: readonly Column[],
  rows: RowsInTrash,
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
      where ${rows} and table_name = ${table} and ${condition(table)}
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
  rows: RowsInTrash,
): Promise<TableCount[]> {
  const conditions = movedTables.map(
    (table) => sql`when ${sql.lit(table)} then ${condition(table)}`,
  );
  const counted = sql`
    with restored as (
      delete from deleted_rows
      where ${rows} and case table_name ${sql.join(conditions, sql` `)} else true end
      returning table_name
    )
    select table_name as "table", count(*) as count from restored group by table_name`;
  return parsedRows(transaction, tableCountEntries, counted);
}

/**
 * What is left needs a user, post, comment or ticket that does not exist. If that is in the trash, the row comes
 * back with it; otherwise it is deleted for good. Comments first, because their likes follow them.
 */
export async function handOverLeftRows(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
): Promise<TableCount[]> {
  const comments = await handOver(transaction, rows, sql`= 'comments'`);
  await handOver(transaction, rows, sql`<> 'comments'`);
  const dropping = sql`delete from deleted_rows where ${rows} returning table_name as "table"`;
  const dropped = await parsedRows(transaction, { table: v.string() }, dropping);
  const droppedComments = dropped.filter(({ table }) => table === 'comments');
  return [{ table: 'comments', count: comments + droppedComments.length }];
}

async function handOver(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
  tables: RawBuilder<unknown>,
): Promise<number> {
  const handedOver = await sql`
    update deleted_rows set deletion_id = holder.deletion_id
    from (
      select deletion_id, n, data from deleted_rows where ${rows} and table_name ${tables}
    ) as kept, deleted_rows as holder
    where deleted_rows.deletion_id = kept.deletion_id and deleted_rows.n = kept.n
      and holder.deletion_id <> kept.deletion_id
      and holder.table_name in ('users', 'posts', 'comments', 'tickets')
      and holder.row_id in (
        kept.data ->> 'user_id', kept.data ->> 'post_id', kept.data ->> 'comment_id',
        kept.data ->> 'followed_id', kept.data ->> 'ticket_id'
      )
  `.execute(transaction);
  return Number(handedOver.numAffectedRows ?? 0n);
}
