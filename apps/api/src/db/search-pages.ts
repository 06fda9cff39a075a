import { foldSearch } from '@buddyline/domain/search';
import type { Kysely } from 'kysely';
import { KnownTotals } from './known-totals.ts';
import { type Page, type PageWish, readPage, type RowSource } from './page.ts';
import type { Database } from './schema.ts';

export type SearchWish = PageWish & {
  /** As typed; it is folded here and matched literally, anywhere in the row's `search_text`. */
  search: string;
};

/**
 * A searched list with its exact total. The trigram index gives all matches, which are counted and cut
 * in one statement; while the total of a very common term is remembered, the rows are read in
 * the list's own order instead, until the page is full.
 */
export function searchPages<Row extends { id: string }>(
  source: RowSource,
): (db: Kysely<Database>, wish: SearchWish) => Promise<Page<Row>> {
  const pageText = searchText(source, '0');
  const pageAndTotalText = searchText(source, 'count(*) over ()');
  const totals = new KnownTotals();
  return async (db, { search, page, limit }) => {
    const term = foldSearch(search);
    const place = [containing(term), (page - 1) * limit, limit];
    const known = totals.get(term);
    if (known !== undefined) {
      return { rows: (await readPage<Row>(db, pageText, place)).rows, total: known };
    }
    const found = await readPage<Row>(db, pageAndTotalText, place);
    const isPastEnd = found.rows.length === 0 && page > 1;
    const total = isPastEnd ? await countMatches(db, source, term) : found.total;
    totals.set(term, total);
    return { rows: found.rows, total };
  };
}

/** A LIKE pattern for text that contains `term` to the letter. */
function containing(term: string): string {
  return `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function searchText({ noun, columns, joins = '' }: RowSource, total: string): string {
  return `
    select ${noun}.page_total, ${columns}
    from (
      select *, ${total} as page_total from ${noun} where search_text like $1
      order by created_at desc, id desc offset $2 limit $3
    ) as ${noun}
    ${joins}
    order by ${noun}.created_at desc, ${noun}.id desc`;
}

/** No row can carry the total of a page that has none. */
async function countMatches(
  db: Kysely<Database>,
  { noun }: RowSource,
  term: string,
): Promise<number> {
  const text = `select null as id, count(*) as page_total from ${noun} where search_text like $1`;
  return (await readPage(db, text, [containing(term)])).total;
}
