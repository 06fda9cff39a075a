import type { ListSort } from '@buddyline/domain/list-sort';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { prepared } from '../statements/statement.ts';
import { flatPages, lockOf } from './flat-pages.ts';
import { emptyPage, type Page, pageStatement, type PageRequest, readPage } from './page.ts';
import { orderOf, rowOrder } from './row-order.ts';
import { searchPages } from './search-pages.ts';
import type { SearchSource } from './search-words.ts';

export interface FilteredRequest extends PageRequest {
  search: string;
  sort?: ListSort | undefined;
  /** The facets of the wanted rows; null for all. See `baseline/faceted-table.ts`. */
  facets: readonly number[] | null;
  /** The days on which the wanted rows were made, YYYY-MM-DD in UTC. */
  since?: string | undefined;
  until?: string | undefined;
  /** Whether a further condition leaves few rows, which an index finds. */
  isNarrow: boolean;
  /** The values of all conditions. */
  values: readonly unknown[];
}

type FilteredSource<Row extends { id: string }> = SearchSource<Row> & { conditions: string };
type ReadPage<Row> = (db: Kysely<Database>, request: FilteredRequest) => Promise<Page<Row>>;

/** The `values` are those of all conditions. */
type PickedRequest = PageRequest & Pick<FilteredRequest, 'sort' | 'values'>;

/**
 * A list with filters and two orders, each page with the exact total. Facets and days are counted, so that any
 * page is located; where a text or another index leaves few rows, the conditions are checked on each of them.
 * @param source its conditions also include the facets and the days
 */
export function filteredPages<Row extends { id: string }>(
  source: FilteredSource<Row>,
): ReadPage<Row> {
  const all = flatPages(source);
  const found = searchPages(source);
  const located = locatedPages(source);
  const picked = pickedPages(source);
  return (db, request) => {
    const { page, limit, sort = 'newest', facets, since, until } = request;
    if (request.search !== '') return found(db, request);
    if (request.isNarrow) return picked(db, request);
    const isWhole = facets === null && since === undefined && until === undefined;
    return isWhole && sort === 'newest' ? all(db, { page, limit }) : located(db, request);
  };
}

/** `locate_filtered` is defined in `baseline/row-counts.ts`, `page_of_<noun>_by_facets` in `faceted-table.ts`. */
function locatedPages<Row extends { id: string }>({
  noun,
  columns,
  joins = '',
}: FilteredSource<Row>): ReadPage<Row> {
  const place = 'place.older_than, place.rows_to_skip, place.rows_to_take';
  const statementOf = (sort: ListSort, rows: string) =>
    prepared(
      pageStatement(
        columns,
        'place.total',
        `from ${lockOf(noun)}, locate_filtered(
          $1, coalesce($2::date, '-infinity'), coalesce($3::date + 1, 'infinity'), $4, $5, $6
        ) as place
        left join ${rows} as ${noun} on true
        ${joins}
        order by ${rowOrder(sort, `${noun}.`)}`,
      ),
    );
  const inOrder = (rows: string) => ({
    newest: statementOf('newest', rows),
    oldest: statementOf('oldest', rows),
  });
  const ofAll = inOrder(`page_of_${noun}(${place})`);
  const ofFacets = inOrder(`page_of_${noun}_by_facets($7, ${place})`);
  return async (db, { page, limit, sort = 'newest', facets, since = null, until = null }) => {
    const nouns = facets === null ? [noun] : facets.map((value) => `${noun}:${value}`);
    const values = [nouns, since, until, sort === 'oldest', (page - 1) * limit, limit];
    const read =
      facets === null
        ? readPage(db, ofAll[sort], values)
        : readPage(db, ofFacets[sort], [...values, facets]);
    return (await read) ?? emptyPage;
  };
}

/** Pages of a list whose conditions leave few rows, which an index finds: they are counted each time. */
export function pickedPages<Row extends { id: string }>(
  source: FilteredSource<Row>,
): (db: Kysely<Database>, request: PickedRequest) => Promise<Page<Row>> {
  const { noun, columns, joins = '', conditions } = source;
  const statementOf = (sort: ListSort) =>
    pageStatement(
      columns,
      'counted.total',
      `from (select count(*) as total from ${noun} where ${conditions}) as counted
      left join (
        select id from ${noun} where ${conditions} order by ${orderOf(source, sort)} offset $1 limit $2
      ) as picked on true
      left join ${noun} on ${noun}.id = picked.id
      ${joins}
      order by ${orderOf(source, sort, `${noun}.`)}`,
    );
  const statements = { newest: statementOf('newest'), oldest: statementOf('oldest') };
  return async (db, { page, limit, sort = 'newest', values }) => {
    const place = [(page - 1) * limit, limit];
    return (await readPage(db, statements[sort], [...place, ...values])) ?? emptyPage;
  };
}
