import { foldSearch } from '@buddyline/domain/search';
import type { Kysely } from 'kysely';
import { KnownTotals } from './known-totals.ts';
import { type Page, type PageWish, readPage, type RowSource } from './page.ts';
import type { Database } from './schema.ts';

export type SearchWish = PageWish & {
  /**
   * As typed; it is folded here and matched literally, anywhere in the row's `search_text`. Empty
   * where only the conditions decide.
   */
  search: string;
  /** The values of the source's conditions. */
  values?: readonly unknown[];
};

export interface SearchSource extends RowSource {
  /** What else a row must fulfil. Its values are `$4` and on. */
  conditions?: string;
}

/**
 * A searched list with its exact total. The trigram index gives all matches, which are counted and cut
 * in one statement; while the total of a very common term is remembered, the rows are read in
 * the list's own order instead, until the page is full.
 */
export function searchPages<Row extends { id: string }>(
  source: SearchSource,
): (db: Kysely<Database>, wish: SearchWish) => Promise<Page<Row>> {
  const pageText = searchText(source, '0');
  const pageAndTotalText = searchText(source, 'count(*) over ()');
  const totals = new KnownTotals();
  return async (db, { search, values = [], page, limit }) => {
    const term = foldSearch(search);
    const key = JSON.stringify([term, ...values]);
    const pattern = term === '' ? null : containing(term);
    const place = [pattern, (page - 1) * limit, limit, ...values];
    const known = totals.get(key);
    if (known !== undefined) {
      return { rows: (await readPage<Row>(db, pageText, place)).rows, total: known };
    }
    const found = await readPage<Row>(db, pageAndTotalText, place);
    const isPastEnd = found.rows.length === 0 && page > 1;
    // No row can carry the total of a page that has none: the first row of all carries it.
    const total = isPastEnd
      ? (await readPage<Row>(db, pageAndTotalText, [pattern, 0, 1, ...values])).total
      : found.total;
    totals.set(key, total);
    return { rows: found.rows, total };
  };
}

/** A LIKE pattern for text that contains `term` to the letter. */
function containing(term: string): string {
  return `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** The server sees the values when it plans, so that a null leaves no trace in the plan. */
const matching = ({ conditions = 'true' }: SearchSource): string =>
  `($1::text is null or search_text like $1) and ${conditions}`;

function searchText(source: SearchSource, total: string): string {
  const { noun, columns, joins = '' } = source;
  return `
    select ${noun}.page_total, ${columns}
    from (
      select *, ${total} as page_total from ${noun} where ${matching(source)}
      order by created_at desc, id desc offset $2 limit $3
    ) as ${noun}
    ${joins}
    order by ${noun}.created_at desc, ${noun}.id desc`;
}
