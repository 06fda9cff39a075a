import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ListSort } from '@buddyline/domain/list-sort';
import type { Database } from '../schema.ts';
import { type Given, prepared } from '../statements/statement.ts';
import { type Page, pageStatement, type PageRequest, readPage, type RowSource } from './page.ts';
import { byTime, orderBy } from './row-order.ts';

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

interface Located {
  nouns: readonly string[];
  since: string | null;
  until: string | null;
  skipped: number;
  limit: number;
}

/**
 * A list whose last page costs as much as its first. The row counts give the day on which the page begins, so only
 * rows of that day are skipped. The same statement gives the exact total. The functions are those of
 * `baseline/row-counts.ts`, `counted-table.ts` and `faceted-table.ts`.
 */
export function countedPages<Row extends { id: string }>(source: RowSource<Row>): ReadPage<Row> {
  const { noun } = source;
  const pageOfNoun = sql.table(`page_of_${noun}`);
  const pageByFacets = sql.table(`page_of_${noun}_by_facets`);
  const place = sql`place.older_than, place.rows_to_skip, place.rows_to_take`;
  const newest = prepared(({ skipped, limit }: Given<{ skipped: number; limit: number }>) =>
    statementOf(source, 'newest', {
      place: sql`locate_page(${sql.lit(noun)}, ${skipped})`,
      rows: sql`${pageOfNoun}(place.older_than, place.rows_to_skip, ${limit})`,
    }),
  );
  const inOrder = (sort: ListSort) => {
    const locate = ({ nouns, since, until, skipped, limit }: Given<Located>) => sql`locate_filtered(
        ${nouns}, coalesce(${since}::date, '-infinity'), coalesce(${until}::date + 1, 'infinity'),
        ${sql.lit(sort === 'oldest')}, ${skipped}, ${limit}
      )`;
    return {
      ofAll: prepared((given: Given<Located>) =>
        statementOf(source, sort, { place: locate(given), rows: sql`${pageOfNoun}(${place})` }),
      ),
      ofFacets: prepared((given: Given<Located & { facets: readonly number[] }>) =>
        statementOf(source, sort, {
          place: locate(given),
          rows: sql`${pageByFacets}(${given.facets}, ${place})`,
        }),
      ),
    };
  };
  const statements = { newest: inOrder('newest'), oldest: inOrder('oldest') };
  return async (db, { page, limit }, wanted) => {
    const { sort = 'newest', facets = null, since = null, until = null } = wanted;
    const skipped = (page - 1) * limit;
    const isWhole = facets === null && since === null && until === null;
    if (isWhole && sort === 'newest') return pageOf(await readPage(db, newest({ skipped, limit })));
    const { ofAll, ofFacets } = statements[sort];
    const nouns = facets === null ? [noun] : facets.map((value) => `${noun}:${value}`);
    const located = { nouns, since, until, skipped, limit };
    const statement = facets === null ? ofAll(located) : ofFacets({ ...located, facets });
    return pageOf(await readPage(db, statement));
  };
}

function pageOf<Row>(page: Page<Row> | undefined): Page<Row> {
  return page ?? { rows: [], total: 0 };
}

function statementOf<Row extends { id: string }>(
  { noun, columns, joins = sql`` }: RowSource<Row>,
  sort: ListSort,
  { place, rows }: { place: RawBuilder<unknown>; rows: RawBuilder<unknown> },
) {
  return pageStatement(
    columns,
    sql`place.total`,
    sql`from ${lockOf(noun)}, ${place} as place
    left join ${rows} as ${sql.table(noun)} on true
    ${joins}
    ${orderBy({ by: [`${noun}.created_at`, `${noun}.id`], direction: byTime[sort].direction })}`,
  );
}

/**
 * Names the table before a function that returns its rows, but reads nothing. PostgreSQL then locks
 * the table first, so a migration cannot add a column in between. Otherwise the function could return
 * rows of another type than the statement expects.
 */
export function lockOf(table: keyof Database): RawBuilder<unknown> {
  return sql`(select where true or exists (select from ${sql.table(table)})) as ${sql.ref(`lock_of_${table}`)}`;
}
