import { beginningOf } from '@buddyline/domain/text';
import {
  type LastDay,
  lastDayMax,
  type UserComment,
  type UserCommentsQuery,
} from '@buddyline/domain/user-comment';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { type Page, pageStatement, readPage } from '../../db/pages/page.ts';
import { containing, wordsOf } from '../../db/pages/matching-rows.ts';
import type { Database } from '../../db/schema.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import { bothLists, builder, selectList } from '../../db/statements/statement.ts';
import { commentColumns, toComment } from './comments-sql.ts';

const columns = bothLists(
  commentColumns,
  selectList(
    builder.selectFrom('posts').select(['posts.id as postId', 'posts.content as postContent']),
  ),
);

/** Of the newest comments, as many as are searched: some 5,000 usual ones. Folding the worst letters takes 5 μs a byte. */
const maxSearchedBytes = 500_000;

/** How much of a post's text is sent with a comment. */
const beginningMax = 160;

/** @returns undefined when there is no such user */
export async function listUserCommentPage(
  db: Kysely<Database>,
  userId: string,
  { search, page, limit }: UserCommentsQuery,
): Promise<Page<UserComment> | undefined> {
  const words = wordsOf(search).map(containing);
  // Folded here, once for the page and for their number, and not in a column of their own, since few comments are
  // ever searched. `case`, so that no others are folded.
  const found =
    words.length === 0
      ? sql`not materialized (select id, created_at from comments where user_id = ${userId})`
      : sql`materialized (
          select id, created_at from (
            select id, created_at, content,
              sum(octet_length(content)) over (order by created_at desc, id desc) as bytes
            from comments where user_id = ${userId}
          ) as newest
          where case when bytes > ${maxSearchedBytes} then false
            else fold_search(content) like all (${words}::text[]) end
        )`;
  const comments = pageStatement(
    columns,
    sql`(select count(*) from found)`,
    sql`from users
    left join lateral (
      select id from found order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}
    ) as picked on true
    left join comments on comments.id = picked.id
    left join posts on posts.id = comments.post_id
    where users.id = ${userId}
    order by comments.created_at desc, comments.id desc`,
    sql`with found as ${found}`,
  );
  const result = await readPage(db, comments.compile(db));
  return (
    result && {
      ...result,
      rows: result.rows.map((row) => ({
        ...toComment(row),
        Post: { id: row.postId, beginning: beginningOf(row.postContent, beginningMax) },
      })),
    }
  );
}

const lastDayEntries = { posts: v.array(v.string()), comments: v.array(v.string()) };

const idsOfLastDay = (table: 'posts' | 'comments', userId: string) => sql`
  coalesce((
    select jsonb_agg(id) from (
      select id from ${sql.table(table)}
      where user_id = ${userId} and created_at > now() - interval '24 hours'
      order by created_at desc, id desc limit ${lastDayMax}
    ) as newest
  ), '[]')`;

/** @returns undefined when there is no such user */
export function findLastDay(db: Kysely<Database>, userId: string): Promise<LastDay | undefined> {
  const lastDay = sql`
    select ${idsOfLastDay('posts', userId)} as posts, ${idsOfLastDay('comments', userId)} as comments
    from users where id = ${userId}`;
  return parsedRow(db, lastDayEntries, lastDay);
}
