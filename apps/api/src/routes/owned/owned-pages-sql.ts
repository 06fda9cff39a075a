import type { LogbookQuery } from '@buddyline/domain/dive-log-filters';
import type { Kysely } from 'kysely';
import {
  type Page,
  pageStatement,
  type PageRequest,
  readPage,
  type RowSource,
} from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { type RecordRow, toRecord } from './record-sql.ts';

/** Of all these lists; only the logbook has filters. */
export type OwnedQuery = PageRequest & Partial<LogbookQuery>;

/** @returns undefined when there is no such user. */
export type ReadOwnedPage<Item> = (
  db: Kysely<Database>,
  userId: string,
  query: OwnedQuery,
  readerId: string,
) => Promise<Page<Item> | undefined>;

/** The same for every reader. */
type ReadOwnRows<Item> = (
  db: Kysely<Database>,
  userId: string,
  query: PageRequest,
) => Promise<Page<Item> | undefined>;

/**
 * One user's records of a noun, newest first, with their exact total, in one statement. A user has at
 * most thousands of records, so counting them in the index by owner is cheaper than maintaining counts.
 * @param joins left joins of other tables than `users`
 */
export function ownedPages<Row extends RecordRow>(source: OwnedSource<Row>, joins?: string) {
  return ownedPagesOf(source, toRecord<Row>, joins);
}

type OwnedSource<Row extends { id: string }> = Pick<RowSource<Row>, 'noun' | 'columns'>;

/** The same, for rows that need more than `toRecord`. */
export function ownedPagesOf<Row extends { id: string }, Item>(
  { noun, columns }: OwnedSource<Row>,
  toItem: (row: Row) => Item,
  joins = '',
): ReadOwnRows<Item> {
  // Of the parameter, not of `users.id`: counted once, and not again for each row of the page.
  const total = `(select count(*) from ${noun} where user_id = $1)`;
  const statement = pageStatement(
    columns,
    total,
    `from users
    left join lateral (
      select id from ${noun} where user_id = users.id
      order by created_at desc, id desc limit $2 offset $3
    ) as picked on true
    left join ${noun} on ${noun}.id = picked.id
    ${joins}
    where users.id = $1
    order by ${noun}.created_at desc, ${noun}.id desc`,
  );
  return async (db, userId, { page, limit }) => {
    const found = await readPage(db, statement, [userId, limit, (page - 1) * limit]);
    return found && { ...found, rows: found.rows.map((row) => toItem(row)) };
  };
}
