import type { ListSort } from '@buddyline/domain/list-sort';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { KnownTotals } from './known-totals.ts';
import { emptyPage, type Page, pageStatement, type PageRequest, readPage } from './page.ts';
import { orderOf } from './row-order.ts';
import { containing, matchingRows, type SearchSource, wordsOf } from './search-words.ts';

export type SearchRequest = PageRequest & {
  /**
   * The search as typed. It is folded here, and each word is matched literally anywhere in the row's
   * `search_text`. Empty when only the conditions apply.
   */
  search: string;
  /** The values of the source's conditions. */
  values?: readonly unknown[];
  /** By default newest first. */
  sort?: ListSort | undefined;
};

/**
 * Searches a list, with the exact total. The trigram index gives all matches, which are counted and
 * paged in one statement. While the total of a common term is cached, the rows are read in the order of
 * the list until the page is full.
 */
export function searchPages<Row extends { id: string }>(
  source: SearchSource<Row>,
): (db: Kysely<Database>, pageRequest: SearchRequest) => Promise<Page<Row>> {
  const statements = statementsOf(source);
  const totals = new KnownTotals();
  return async (db, { search, values = [], sort = 'newest', page, limit }) => {
    const words = wordsOf(search);
    const key = JSON.stringify([words, ...values]);
    const { page: onlyPage, pageAndTotal } = statements(words.length, values.length, sort);
    const read = async (statement: typeof onlyPage, place: number[]) =>
      (await readPage(db, statement, [...place, ...values, ...words.map(containing)])) ?? emptyPage;
    const place = [(page - 1) * limit, limit];
    const known = totals.get(key);
    if (known !== undefined) return { rows: (await read(onlyPage, place)).rows, total: known };
    const found = await read(pageAndTotal, place);
    const isPastEnd = found.rows.length === 0 && page > 1;
    // An empty page has no row that could contain the total, so the first row of the list is read.
    const total = isPastEnd ? (await read(pageAndTotal, [0, 1])).total : found.total;
    totals.set(key, total);
    return { rows: found.rows, total };
  };
}

/** Statements differ only by the number of words and the order, so they are cached by them. */
function statementsOf<Row extends { id: string }>(source: SearchSource<Row>) {
  const write = (places: string[], sort: ListSort) => {
    const arms = matchingRows(source, places);
    // Limited to the rows that the page can need.
    const firstOf = (arm: string) =>
      `(${arm} order by ${orderOf(source, sort)} limit $1::bigint + $2::bigint)`;
    return {
      page: pageOf(source, sort, '0', arms.map(firstOf).join(' union all ')),
      pageAndTotal: pageOf(source, sort, 'count(*) over ()', arms.join(' union all ')),
    };
  };
  const written = new Map<string, ReturnType<typeof write>>();
  return (words: number, values: number, sort: ListSort) => {
    const known = written.get(`${words} ${sort}`);
    if (known) return known;
    const places = Array.from({ length: words }, (_, at) => `$${3 + values + at}`);
    const statements = write(places, sort);
    written.set(`${words} ${sort}`, statements);
    return statements;
  };
}

function pageOf<Row extends { id: string }>(
  source: SearchSource<Row>,
  sort: ListSort,
  total: string,
  rows: string,
) {
  const { noun, columns, joins = '' } = source;
  const rest = `
    from (
      select *, ${total} as page_total from (${rows}) as found
      order by ${orderOf(source, sort)} offset $1 limit $2
    ) as ${noun}
    ${joins}
    order by ${orderOf(source, sort, `${noun}.`)}`;
  return pageStatement(columns, `${noun}.page_total`, rest);
}
