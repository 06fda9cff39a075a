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
 * A searched list with its exact total. The first time, the trigram index gives all matches, which are
 * counted and cut; while the total of a very common term is remembered, the rows are read
 * in the list's own order instead, until the page is full.
 */
export function searchPages<Row extends { id: string }>(
  source: RowSource,
): (db: Kysely<Database>, wish: SearchWish) => Promise<Page<Row>> {
  const countingText = countingPageText(source);
  const walkingText = walkingPageText(source);
  const totals = new KnownTotals();
  return async (db, { search, page, limit }) => {
    const term = foldSearch(search);
    const place = [containing(term), (page - 1) * limit, limit];
    const total = totals.get(term);
    if (total !== undefined) return readPage<Row>(db, walkingText, [...place, total]);
    const found = await readPage<Row>(db, countingText, place);
    totals.set(term, found.total);
    return found;
  };
}

/** A LIKE pattern for text that contains `term` to the letter. */
export function containing(term: string): string {
  return `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function countingPageText({ noun, columns, joins = '' }: RowSource): string {
  return `
    with matches as materialized (
      select id, created_at from ${noun} where search_text like $1
    ), picked as (
      select id from matches order by created_at desc, id desc offset $2 limit $3
    )
    select counted.total as page_total, ${columns}
    from (select count(*) as total from matches) as counted
    left join picked on true
    left join ${noun} on ${noun}.id = picked.id
    ${joins}
    order by ${noun}.created_at desc, ${noun}.id desc`;
}

function walkingPageText({ noun, columns, joins = '' }: RowSource): string {
  return `
    select $4::bigint as page_total, ${columns}
    from (select 1) as one
    left join (
      select id from ${noun} where search_text like $1
      order by created_at desc, id desc offset $2 limit $3
    ) as picked on true
    left join ${noun} on ${noun}.id = picked.id
    ${joins}
    order by ${noun}.created_at desc, ${noun}.id desc`;
}
