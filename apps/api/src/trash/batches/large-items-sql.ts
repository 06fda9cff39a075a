import { type TrashNoun, trashNouns } from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRow, parsedRows } from '../../db/statements/parsed-rows.ts';
import { textBytes } from '../rows-in-trash-sql.ts';
import { maxTextBytesAtOnce } from './batch-size.ts';

interface Rows {
  /** As the counts of a deletion name it; null for parts of other records. */
  noun: TrashNoun | null;
  /** SQL after `from`. */
  from: RawBuilder<unknown>;
}

const rows = (noun: TrashNoun | null, from: RawBuilder<unknown>): Rows => ({ noun, from });

/**
 * The rows that leave with an item, without files and what only staff write. Each part is found by an index. The
 * first ones are those of which people have most: whether there are many is then known early.
 */
const rowsOf: Readonly<Partial<Record<TrashNoun, (id: string) => Rows[]>>> = {
  users: (id) => [
    rows('posts', sql`posts where user_id = ${id}`),
    rows('comments', sql`comments where user_id = ${id}`),
    rows('dive-logs', sql`dive_logs where user_id = ${id}`),
    rows(null, sql`post_likes where user_id = ${id}`),
    rows(null, sql`comment_likes where user_id = ${id}`),
    rows(null, sql`follows where user_id = ${id}`),
    rows(null, sql`follows where followed_id = ${id}`),
    rows('tickets', sql`tickets where user_id = ${id}`),
    rows(null, sql`ticket_messages where user_id = ${id}`),
    rows('certificates', sql`certificates where user_id = ${id}`),
    rows(
      'comments',
      sql`posts join comments on comments.post_id = posts.id and comments.user_id <> ${id}
        where posts.user_id = ${id}`,
    ),
    rows(null, sql`posts join post_likes on post_id = posts.id where posts.user_id = ${id}`),
    rows(
      null,
      sql`comments join comment_likes on comment_id = comments.id where comments.user_id = ${id}`,
    ),
    rows(
      null,
      sql`posts join comments on comments.post_id = posts.id
        join comment_likes on comment_id = comments.id where posts.user_id = ${id}`,
    ),
  ],
  posts: (id) => [
    rows('comments', sql`comments where post_id = ${id}`),
    rows(null, sql`post_likes where post_id = ${id}`),
    rows(
      null,
      sql`comments join comment_likes on comment_id = comments.id where comments.post_id = ${id}`,
    ),
  ],
};

/** Whether more than `limit` rows leave with an item. It reads hardly more than these. */
export async function hasMoreRows(
  transaction: Kysely<Database>,
  { noun, itemId }: { noun: TrashNoun; itemId: string },
  limit: number,
): Promise<boolean> {
  const parts = rowsOf[noun]?.(itemId);
  if (parts === undefined) return false;
  const each = parts.map(({ from }) => sql`select 1 from ${from}`);
  return isMore(transaction, sql.join(each, sql` union all `), limit);
}

/** Whether a deletion has more than `limit` rows in the trash, or longer texts than are restored at once. */
export async function hasMoreDeletedRows(
  transaction: Kysely<Database>,
  deletionId: string,
  limit: number,
): Promise<boolean> {
  const counted = sql`
    select count(*) > ${limit} or coalesce(sum(bytes), 0) > ${maxTextBytesAtOnce} as "isMore" from (
      select ${textBytes} as bytes from deleted_rows
      where deletion_id = ${deletionId} limit ${limit + 1}
    ) as counted`;
  return (await parsedRow(transaction, { isMore: v.boolean() }, counted))?.isMore === true;
}

/**
 * Whether a purge forgets more than `limit` rows: those of the deletion and, of a person, of what they had in the
 * trash before, of others' deletions, and of the entries about them.
 */
export function hasMoreToPurge(
  transaction: Kysely<Database>,
  { id, noun, itemId }: { id: string; noun: TrashNoun; itemId: string },
  limit: number,
): Promise<boolean> {
  const own = sql`select 1 from deleted_rows where deletion_id = ${id}`;
  if (noun !== 'users') return isMore(transaction, own, limit);
  const ofPerson = sql`
    ${own}
    union all select 1 from deletions join deleted_rows on deletion_id = deletions.id
      where owner_id = ${itemId} and restored_at is null and purged_at is null
    union all select 1 from deleted_rows
      where table_name = 'comments' and data ->> 'user_id' = ${itemId}
    union all select 1 from deleted_rows
      where table_name in ('post_likes', 'comment_likes', 'follows')
        and data ->> 'user_id' = ${itemId}
    union all select 1 from deleted_rows
      where table_name = 'follows' and data ->> 'followed_id' = ${itemId}
    union all select 1 from activity where person_id = ${itemId}`;
  return isMore(transaction, ofPerson, limit);
}

async function isMore(
  transaction: Kysely<Database>,
  each: RawBuilder<unknown>,
  limit: number,
): Promise<boolean> {
  const counted = sql`
    select count(*) > ${limit} as "isMore" from (
      select from (${each}) as found limit ${limit + 1}
    ) as counted`;
  return (await parsedRow(transaction, { isMore: v.boolean() }, counted))?.isMore === true;
}

const countEntries = { noun: v.picklist(trashNouns), count: v.number() };

/** The records that leave with an item, by noun. */
export async function countRows(
  transaction: Kysely<Database>,
  { noun, itemId }: { noun: TrashNoun; itemId: string },
): Promise<Record<string, number>> {
  const each = (rowsOf[noun]?.(itemId) ?? [])
    .filter((part) => part.noun !== null)
    .map((part) => sql`select ${part.noun}::text as noun, count(*) as n from ${part.from}`);
  const counted = sql`
    select noun, sum(n)::integer as count from (${sql.join(each, sql` union all `)}) as counts
    group by noun having sum(n) > 0`;
  const counts = await parsedRows(transaction, countEntries, counted);
  return Object.fromEntries(counts.map((one) => [one.noun, one.count]));
}
