import type { LogbookQuery } from '@buddyline/domain/dive-log-filters';
import { type Kysely, sql } from 'kysely';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import type { Page, PageRequest, RowSource } from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { findUser } from '../users/users-sql.ts';

/** The query of all lists of one owner. Only the logbook has filters. */
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
 * One user's records of a noun, newest first, with their exact total. A user has at most thousands of records, so
 * they are counted in the index by owner.
 */
export function ownedPages<Row extends { id: string }, Item>(
  source: RowSource<Row>,
  toItem: (row: Row) => Item,
): ReadOwnRows<Item> {
  const readPage = numberedPages(source);
  return async (db, userId, { page, limit }) => {
    const conditions = [sql`user_id = ${userId}`];
    const { rows, total } = await readPage(db, { page, limit, conditions });
    if (total === 0 && (await findUser(db, userId)) === undefined) return undefined;
    return { rows: rows.map((row) => toItem(row)), total };
  };
}
