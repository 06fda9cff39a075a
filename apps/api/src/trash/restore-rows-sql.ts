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
  differenceKey,
} from './moved-tables.ts';
import { maxTextBytes } from './batches/batch-size.ts';
import { findRows, type RowsInTrash, textBytes } from './rows-in-trash-sql.ts';

/** Values that replace those of the deleted user. */
export interface Replacements {
  username?: string | undefined;
  email?: string | undefined;
  role?: 'USER';
}

/** The tables of each statement, parents first. A user and their picture refer to each other. */
const tablesOfStatements: readonly (readonly MovedTable[])[] = [
  ['users', 'files'],
  ...movedTables.slice(2).map((table) => [table]),
];

/**
 * The next rows that can be inserted, all of one table, in the order in which they were deleted.
 * @returns undefined when there are none
 */
export async function nextRows(
  transaction: Kysely<Database>,
  deletionId: string,
  limit: number,
): Promise<RowsInTrash | undefined> {
  for (const table of movedTables) {
    const next = sql`
      select n from (
        select n, sum(bytes) over (order by n) - bytes as before from (
          select n, ${textBytes} as bytes from deleted_rows
          where deletion_id = ${deletionId} and table_name = ${table} and ${hasParents(table)}
          order by n limit ${limit}
        ) as next
      ) as counted
      where before < ${maxTextBytes}`;
    const rows = await findRows(transaction, deletionId, next);
    if (rows !== undefined) return rows;
  }
  return undefined;
}

const isComment = sql`table_name = 'comments'`;
const isNotComment = sql`table_name <> 'comments'`;

/** Rows that are left: comments first, because their likes follow them. */
export async function nextLeftRows(
  transaction: Kysely<Database>,
  deletionId: string,
  limit: number,
): Promise<RowsInTrash | undefined> {
  for (const kind of [isComment, isNotComment]) {
    const next = sql`
      select n from deleted_rows where deletion_id = ${deletionId} and ${kind} limit ${limit}`;
    const rows = await findRows(transaction, deletionId, next);
    if (rows !== undefined) return rows;
  }
  return undefined;
}

/** Inserts rows in the trash, except those in `referencesOf` that need one that does not exist now. */
export async function insertRows(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
  replacements: Replacements,
): Promise<void> {
  const columns = Map.groupBy(await listColumns(transaction, rows), ({ table }) => table);
  for (const tables of tablesOfStatements) {
    const [first, second] = tables.flatMap((table) => {
      const tableColumns = columns.get(table);
      return tableColumns === undefined ? [] : [insertion(table, tableColumns, rows, replacements)];
    });
    if (first === undefined) continue;
    const statement = second === undefined ? first : sql`with other as (${second}) ${first}`;
    await statement.execute(transaction);
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

/**
 * The insert of one table's rows. Columns that a row did not have when it was deleted get their defaults. A counter
 * begins with what no rows account for, because triggers add the restored rows to it.
 */
function insertion(
  table: MovedTable,
  columns: readonly Column[],
  rows: RowsInTrash,
  replacements: Replacements,
): RawBuilder<unknown> {
  const names = columns.map(({ name }) => sql.id(name));
  const values = columns.map(({ name, initial }) => {
    const value = sql`${sql.id('restored', name)}`;
    const isCounter = counters[table]?.some(({ column }) => column === name);
    if (isCounter === true) {
      return sql`(kept.data ->> ${sql.lit(differenceKey(name))})::integer`;
    }
    if (initial === null) return value;
    return sql`case when kept.data ? ${sql.lit(name)} then ${value} else ${sql.raw(initial)} end`;
  });
  return sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(values)}
    from (
      select n, data || ${changedData(table, replacements)}::jsonb as data from deleted_rows
      where ${rows} and table_name = ${table} and ${hasParents(table)}
    ) as kept
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, kept.data) as restored
    order by n`;
}

function changedData(table: MovedTable, replacements: Replacements): string {
  if (table !== 'users') return '{}';
  // Nobody has shown yet that another address is theirs.
  return JSON.stringify({
    ...replacements,
    ...(replacements.email && { email_confirmed_at: null }),
  });
}

/** Whether the rows exist that a row of the table needs. */
function hasParents(table: MovedTable): RawBuilder<unknown> {
  const conditions = Object.entries(referencesOf[table] ?? {}).map(
    ([column, parent]) => sql`
      exists (select from ${sql.table(parent)} where id = (data ->> ${sql.lit(column)})::uuid)`,
  );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Takes the rows that were inserted out of the trash, and counts them. */
export function removeRestoredRows(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
): Promise<TableCount[]> {
  const conditions = movedTables.map(
    (table) => sql`when ${sql.lit(table)} then ${hasParents(table)}`,
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
 * What is left needs a user, post, comment or ticket that does not exist. If that is in the trash, the row moves to its
 * deletion and comes back with it; otherwise the row is deleted for good. Comments first, because their likes follow
 * them.
 * @returns the number of comments
 */
export async function handOverLeftRows(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
): Promise<TableCount[]> {
  const comments = await handOver(transaction, rows, isComment);
  await handOver(transaction, rows, isNotComment);
  const purge = sql`delete from deleted_rows where ${rows} returning table_name as "table"`;
  const purged = await parsedRows(transaction, { table: v.string() }, purge);
  const purgedComments = purged.filter(({ table }) => table === 'comments');
  return [{ table: 'comments', count: comments + purgedComments.length }];
}

/** Moves rows into the deletion that has a row which they need. */
async function handOver(
  transaction: Kysely<Database>,
  rows: RowsInTrash,
  kind: RawBuilder<unknown>,
): Promise<number> {
  const handedOver = await sql`
    update deleted_rows set deletion_id = parent.deletion_id
    from (
      select deletion_id, n, needed_table, needed_id from deleted_rows
      cross join lateral (values
        ('users', data ->> 'user_id'), ('users', data ->> 'followed_id'),
        ('posts', data ->> 'post_id'), ('comments', data ->> 'comment_id'),
        ('tickets', data ->> 'ticket_id')
      ) as needed(needed_table, needed_id)
      where ${rows} and ${kind}
    ) as kept, deleted_rows as parent
    where deleted_rows.deletion_id = kept.deletion_id and deleted_rows.n = kept.n
      and parent.deletion_id <> kept.deletion_id
      and parent.table_name = kept.needed_table and parent.row_id = kept.needed_id
  `.execute(transaction);
  return Number(handedOver.numAffectedRows ?? 0n);
}
