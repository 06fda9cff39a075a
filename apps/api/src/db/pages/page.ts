import type { Kysely } from 'kysely';
import type { CountedNoun } from '../counted-nouns.ts';
import type { Database } from '../schema.ts';
import { type Columns, countAs, orNulls, withColumns } from '../statements/columns.ts';
import { readRows, select, type Statement } from '../statements/statement.ts';

/** What a list asks for: `page` from 1, `limit` rows each. */
export interface PageWish {
  page: number;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  /** Exact, also past the last page. */
  total: number;
}

/** A list's rows in SQL, newest first; the table has the noun's name. */
export interface RowSource<Row extends { id: string }> {
  noun: CountedNoun;
  columns: Columns<Row>;
  /** Left joins that keep the rows' number and order, such as to their owner. */
  joins?: string;
}

/** A row of a page; one without an id stands for a page without rows. */
type PageRow<Row> = { page_total: number } & (Row | Record<keyof Row, null>);

/**
 * Every row carries the total, and a page without rows is one row of nulls that carries it.
 * @param total SQL of how many rows the whole list has
 * @param rest what follows the select list
 */
export function pageStatement<Row extends { id: string }>(
  columns: Columns<Row>,
  total: string,
  rest: string,
): Statement<PageRow<Row>> {
  return select(withColumns(countAs('page_total', total), orNulls(columns)), rest);
}

/** @returns undefined when the statement answers no row: there is nothing that could have a page. */
export async function readPage<Row extends { id: string }>(
  db: Kysely<Database>,
  statement: Statement<PageRow<Row>>,
  values: readonly unknown[],
): Promise<Page<Row> | undefined> {
  const rows = await readRows(db, statement, values);
  const [first] = rows;
  if (first === undefined) return undefined;
  const found = rows.filter((row): row is Row & { page_total: number } => row.id !== null);
  return { rows: found, total: first.page_total };
}

export const emptyPage = { rows: [], total: 0 };
