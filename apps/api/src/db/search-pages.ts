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
 * A searched list with its exact total. The first time, the trigram index gives all matches, which are
 * counted and cut; while the total of a very common term is remembered, the rows are read
 * in the list's own order instead, until the page is full.
 */
export function searchPages<Row extends { id: string }>(
  source: SearchSource,
): (db: Kysely<Database>, wish: SearchWish) => Promise<Page<Row>> {
  const countingText = countingPageText(source);
  const walkingText = walkingPageText(source);
  const totals = new KnownTotals();
  return async (db, { search, values = [], page, limit }) => {
    const term = foldSearch(search);
    const key = JSON.stringify([term, ...values]);
    const pattern = term === '' ? null : containing(term);
    const parameters = [pattern, (page - 1) * limit, limit, ...values];
    const total = totals.get(key);
    if (total !== undefined) {
      const { rows } = await readPage<Row>(db, walkingText, parameters);
      return { rows, total };
    }
    const found = await readPage<Row>(db, countingText, parameters);
    totals.set(key, found.total);
    return found;
  };
}

/** A LIKE pattern for text that contains `term` to the letter. */
export function containing(term: string): string {
  return `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** The server sees the values when it plans, so that a null leaves no trace in the plan. */
const matching = ({ conditions = 'true' }: SearchSource): string =>
  `($1::text is null or search_text like $1) and ${conditions}`;

function countingPageText(source: SearchSource): string {
  const { noun, columns, joins = '' } = source;
  return `
    with matches as materialized (
      select id, created_at from ${noun} where ${matching(source)}
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

function walkingPageText(source: SearchSource): string {
  const { noun, columns, joins = '' } = source;
  return `
    select ${columns}
    from (
      select id from ${noun} where ${matching(source)}
      order by created_at desc, id desc offset $2 limit $3
    ) as picked
    join ${noun} on ${noun}.id = picked.id
    ${joins}
    order by ${noun}.created_at desc, ${noun}.id desc`;
}
