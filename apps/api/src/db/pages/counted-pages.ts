import type { Kysely } from 'kysely';
import type { ListSort } from '@buddyline/domain/list-sort';
import type { Database } from '../schema.ts';
import { prepared } from '../statements/statement.ts';
import { type Page, pageStatement, type PageRequest, readPage, type RowSource } from './page.ts';

/** Rows whose number is known without counting them: all of a list, or those of some facets and days. */
export interface CountedRows {
  sort?: ListSort | undefined;
  /** The facets of the wanted rows; null or nothing for all. See `baseline/faceted-table.ts`. */
  facets?: readonly number[] | null | undefined;
  /** The days on which the wanted rows were made, YYYY-MM-DD in UTC. */
  since?: string | undefined;
  until?: string | undefined;
}

type ReadPage<Row> = (
  db: Kysely<Database>,
  place: PageRequest,
  wanted: CountedRows,
) => Promise<Page<Row>>;

/**
 * A list whose last page costs as much as its first. The row counts give the day on which the page begins, so only
 * rows of that day are skipped. The same statement gives the exact total. The functions are those of
 * `baseline/row-counts.ts`, `counted-table.ts` and `faceted-table.ts`.
 */
export function countedPages<Row extends { id: string }>(source: RowSource<Row>): ReadPage<Row> {
  const { noun } = source;
  const newest = statementOf(
    source,
    `locate_page('${noun}', $1) as place
    left join page_of_${noun}(place.older_than, place.rows_to_skip, $2) as ${noun} on true`,
    'desc',
  );
  const place = 'place.older_than, place.rows_to_skip, place.rows_to_take';
  const inOrder = (rows: string) => {
    const located = `locate_filtered(
        $1, coalesce($2::date, '-infinity'), coalesce($3::date + 1, 'infinity'), $4, $5, $6
      ) as place
      left join ${rows} as ${noun} on true`;
    return {
      newest: statementOf(source, located, 'desc'),
      oldest: statementOf(source, located, 'asc'),
    };
  };
  const ofAll = inOrder(`page_of_${noun}(${place})`);
  const ofFacets = inOrder(`page_of_${noun}_by_facets($7, ${place})`);
  return async (db, { page, limit }, wanted) => {
    const { sort = 'newest', facets = null, since = null, until = null } = wanted;
    const skipped = (page - 1) * limit;
    const isWhole = facets === null && since === null && until === null;
    if (isWhole && sort === 'newest') return pageOf(await readPage(db, newest, [skipped, limit]));
    const nouns = facets === null ? [noun] : facets.map((value) => `${noun}:${value}`);
    const values = [nouns, since, until, sort === 'oldest', skipped, limit];
    return pageOf(
      facets === null
        ? await readPage(db, ofAll[sort], values)
        : await readPage(db, ofFacets[sort], [...values, facets]),
    );
  };
}

function pageOf<Row>(page: Page<Row> | undefined): Page<Row> {
  return page ?? { rows: [], total: 0 };
}

function statementOf<Row extends { id: string }>(
  { noun, columns, joins = '' }: RowSource<Row>,
  located: string,
  direction: 'asc' | 'desc',
) {
  return prepared(
    pageStatement(
      columns,
      'place.total',
      `from ${lockOf(noun)}, ${located}
      ${joins}
      order by ${noun}.created_at ${direction}, ${noun}.id ${direction}`,
    ),
  );
}

/**
 * Names the table before a function that returns its rows, but reads nothing. PostgreSQL then locks
 * the table first, so a migration cannot add a column in between. Otherwise the function could return
 * rows of another type than the statement expects.
 */
export function lockOf(table: string): string {
  return `(select where true or exists (select from ${table})) as lock_of_${table}`;
}
