import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import {
  emptyPage,
  type Page,
  pageStatement,
  type PageRequest,
  readPage,
  type RowSource,
} from './page.ts';
import { prepared } from '../statements/statement.ts';

/**
 * A list whose last page costs as much as its first. The row counts give the day on which the page
 * begins, so only rows of that day are skipped (`baseline/row-counts.ts`). The same statement gives the exact
 * total.
 */
export function flatPages<Row extends { id: string }>({
  noun,
  columns,
  joins,
}: RowSource<Row>): (db: Kysely<Database>, pageRequest: PageRequest) => Promise<Page<Row>> {
  const page = `
    from ${lockOf(noun)}, locate_page('${noun}', $1) as place
    left join page_of_${noun}(place.older_than, place.rows_to_skip, $2) as ${noun} on true`;
  // Without joins the rows keep the order of the function.
  const rest = joins ? `${page} ${joins} order by ${noun}.created_at desc, ${noun}.id desc` : page;
  const statement = prepared(pageStatement(columns, 'place.total', rest));
  return async (db, { page: number, limit }) =>
    (await readPage(db, statement, [(number - 1) * limit, limit])) ?? emptyPage;
}

/**
 * Names the table before a function that returns its rows, but reads nothing. PostgreSQL then locks
 * the table first, so a migration cannot add a column in between. Otherwise the function could return
 * rows of another type than the statement expects.
 */
export function lockOf(table: string): string {
  return `(select where true or exists (select from ${table})) as lock_of_${table}`;
}
