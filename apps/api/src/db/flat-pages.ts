import type { Kysely } from 'kysely';
import { type Page, type PageWish, readPage, type RowSource } from './page.ts';
import type { Database } from './schema.ts';

/**
 * A list whose last page costs what its first one costs: `locate_page` finds the day on which the page
 * begins from the row counts, so only rows of that day are skipped (migration 0005). The total
 * is exact and comes with the same statement.
 */
export function flatPages<Row extends { id: string }>(
  source: RowSource,
): (db: Kysely<Database>, wish: PageWish) => Promise<Page<Row>> {
  const text = flatPageText(source);
  return (db, { page, limit }) => readPage<Row>(db, text, [source.noun, (page - 1) * limit, limit]);
}

/** Skipping walks the index alone; only the page's own rows are fetched. */
function flatPageText({ noun, columns, joins = '' }: RowSource): string {
  return `
    select place.total as page_total, ${columns}
    from locate_page($1, $2) as place
    left join lateral (
      select id from ${noun}
      where created_at < place.older_than
      order by created_at desc, id desc
      offset place.rows_to_skip limit $3
    ) as picked on true
    left join ${noun} on ${noun}.id = picked.id
    ${joins}
    order by ${noun}.created_at desc, ${noun}.id desc`;
}
