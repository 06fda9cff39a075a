import type { CursorPage } from '@buddyline/domain/cursor';
import type { FeedQuery } from '@buddyline/domain/feed';
import type { LikablePost } from '@buddyline/domain/like';
import { parseTimeCursor, timeCursorText } from '@buddyline/domain/time-cursor';
import type { Kysely } from 'kysely';
import { cursorPage } from '../../db/pages/cursor-page.ts';
import type { Database } from '../../db/schema.ts';
import { prepared, readRows, select } from '../../db/statements/statement.ts';
import { toRecord } from '../owned/record-sql.ts';
import { joinedPicture, postColumns } from '../posts/posts-sql.ts';

/** Reads only the wanted part of the index `posts_shown`, so that all pages cost the same. */
const feedPage = (place: string) =>
  prepared(
    select(
      postColumns(1),
      `from (
      select * from posts where is_enabled ${place}
      order by created_at desc, id desc limit $2
    ) as posts
    join users on users.id = posts.user_id
    ${joinedPicture}
    order by posts.created_at desc, posts.id desc`,
    ),
  );
const firstPage = feedPage('');
const laterPage = feedPage('and (created_at, id) < ($3, $4)');

/** The shown posts of everybody, newest first. */
export async function readFeed(
  db: Kysely<Database>,
  userId: string,
  { before, limit }: FeedQuery,
): Promise<CursorPage<LikablePost>> {
  const values = [userId, limit + 1];
  const place = before === undefined ? undefined : parseTimeCursor(before);
  const rows =
    place === undefined
      ? await readRows(db, firstPage, values)
      : await readRows(db, laterPage, [...values, place.time, place.id]);
  return cursorPage(rows, limit, toRecord, ({ createdAt, id }) =>
    timeCursorText({ time: createdAt, id }),
  );
}
