import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { CountedNoun } from '../counted-nouns.ts';
import type { Database } from '../schema.ts';
import { count } from '../statements/expressions.ts';
import {
  bothLists,
  builder,
  type Given,
  orNulls,
  prepared,
  select,
  selectList,
} from '../statements/statement.ts';

/** Which page of a list to read: `page` counts from 1, `limit` is the number of rows per page. */
export interface PageRequest {
  page: number;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  /** Exact, even past the last page. */
  total: number;
}

/** A list's rows in SQL; the table has the noun's name. */
export interface RowSource<Row extends { id: string }> {
  noun: CountedNoun;
  /** A select list. */
  columns: RawBuilder<Row>;
  /** Left joins that keep the number and order of the rows, such as the owner. */
  joins?: RawBuilder<unknown>;
  /** A search also finds rows of a user whose username or full name contains all the words. */
  byOwner?: boolean;
  /** The columns with texts that may be long; batches of rows are limited by them. */
  texts?: readonly string[];
}

/** A row of a page; a row without an id represents an empty page. */
type PageRow<Row> = { page_total: number } & (Row | Record<keyof Row, null>);

/**
 * Every row contains the total; an empty page is one row of nulls with the total.
 * @param total the number of rows of the whole list. It is in the select list of each row, so a subquery
 *   refers to parameters only: PostgreSQL runs it once, and one that refers to a row again for each row.
 * @param rest the SQL after the select list
 * @param before a `with` clause
 */
export function pageStatement<Row extends { id: string }>(
  columns: RawBuilder<Row>,
  total: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
  before?: RawBuilder<unknown>,
): RawBuilder<PageRow<Row>> {
  const withTotal = selectList(builder.selectNoFrom(count(total).as('page_total')));
  return select(bothLists(withTotal, orNulls(columns)), rest, before);
}

/** @returns undefined when the statement returns no row, not even one with a total */
export async function readPage<Row extends { id: string }>(
  db: Kysely<Database>,
  statement: CompiledQuery<PageRow<Row>>,
): Promise<Page<Row> | undefined> {
  const { rows } = await db.executeQuery(statement);
  const [first] = rows;
  if (first === undefined) return undefined;
  const found = rows.filter((row): row is Row & { page_total: number } => row.id !== null);
  return { rows: found, total: first.page_total };
}

/** Reads the rows of these ids, in the order of the ids. Those that do not exist any more are left out. */
export function rowsById<Row extends { id: string }>({
  noun,
  columns,
  joins = sql``,
}: RowSource<Row>): (db: Kysely<Database>, ids: readonly string[]) => Promise<Row[]> {
  const wanted = prepared(({ ids }: Given<{ ids: readonly string[] }>) =>
    select(
      columns,
      sql`from unnest(${ids}::uuid[]) with ordinality as wanted (row_id, place)
      join ${sql.table(noun)} on ${sql.ref(`${noun}.id`)} = wanted.row_id
      ${joins}
      order by wanted.place`,
    ),
  );
  return async (db, ids) => (await db.executeQuery(wanted({ ids }))).rows;
}
