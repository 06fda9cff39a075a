import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import {
  emptyPage,
  type Page,
  pageStatement,
  type PageWish,
  readPage,
  type RowSource,
} from './page.ts';

/**
 * A list whose last page costs what its first one costs: the day on which the page
 * begins is found from the row counts, so only rows of that day are skipped (migration 0005). The
 * total is exact and comes with the same statement.
 */
export function flatPages<Row extends { id: string }>({
  noun,
  columns,
  joins,
}: RowSource<Row>): (db: Kysely<Database>, wish: PageWish) => Promise<Page<Row>> {
  const page = `
    from ${lockOf(noun)}, locate_page('${noun}', $1) as place
    left join page_of_${noun}(place.older_than, place.rows_to_skip, $2) as ${noun} on true`;
  // The function's own order holds as long as nothing is joined to it.
  const rest = joins ? `${page} ${joins} order by ${noun}.created_at desc, ${noun}.id desc` : page;
  const statement = pageStatement(columns, 'place.total', rest);
  return async (db, { page: number, limit }) =>
    (await readPage(db, statement, [(number - 1) * limit, limit])) ?? emptyPage;
}

/**
 * Reads nothing, but names the table before the function that returns its rows. The server then takes
 * its lock first: a column that a migration adds is there for both or for neither, where the function
 * would else answer rows of another shape than the statement expects.
 */
function lockOf(noun: string): string {
  return `(select where true or exists (select from ${noun})) as lock_of_table`;
}
