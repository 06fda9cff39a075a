import { CompiledQuery, type Kysely } from 'kysely';
import type { Page, PageWish, RowSource } from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { type RecordRow, ownerColumns } from './record-sql.ts';

/** @returns undefined when there is no such user. */
export type ReadOwnedPage<Item> = (
  db: Kysely<Database>,
  userId: string,
  wish: PageWish,
) => Promise<Page<RecordRow<Item>> | undefined>;

/**
 * One user's records of a noun, newest first, with their exact total, in one statement. One person
 * has at most thousands: counting them by the index of owners costs less than keeping counts.
 */
export function ownedPages<Item>({
  noun,
  columns,
}: Pick<RowSource, 'noun' | 'columns'>): ReadOwnedPage<Item> {
  const text = `
    select (select count(*) from ${noun} where user_id = users.id) as page_total,
      ${columns}, ${ownerColumns}
    from users
    left join lateral (
      select id from ${noun} where user_id = users.id
      order by created_at desc, id desc limit $2 offset $3
    ) as picked on true
    left join ${noun} on ${noun}.id = picked.id
    where users.id = $1
    order by ${noun}.created_at desc, ${noun}.id desc`;
  type Row = RecordRow<Item> & { page_total: number };
  return async (db, userId, { page, limit }) => {
    const query = CompiledQuery.raw(text, [userId, limit, (page - 1) * limit]);
    const { rows } = await db.executeQuery<Row | { id: null; page_total: number }>(query);
    const first = rows[0];
    if (first === undefined) return undefined;
    // A user without records on this page is one row whose record is null.
    return { rows: rows.filter((row): row is Row => row.id !== null), total: first.page_total };
  };
}
