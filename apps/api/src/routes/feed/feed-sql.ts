import type { CursorPage } from '@buddyline/domain/cursor';
import type { FeedQuery } from '@buddyline/domain/feed';
import type { LikablePost } from '@buddyline/domain/like';
import { parseTimeCursor, type TimeCursor, timeCursorText } from '@buddyline/domain/time-cursor';
import { type Kysely, sql } from 'kysely';
import { cursorPage } from '../../db/pages/cursor-page.ts';
import type { Database } from '../../db/schema.ts';
import { type Given, prepared, select } from '../../db/statements/statement.ts';
import { toRecord } from '../owned/record-sql.ts';
import { joinedPicture, postColumns } from '../posts/posts-sql.ts';

interface FirstPage {
  userId: string;
  limit: number;
}

/** Reads only the wanted part of the index `posts_shown`, so that all pages cost the same. */
const feedPage = ({ userId, limit }: Given<FirstPage>, place = sql``) =>
  select(
    postColumns(userId),
    sql`from (
      select * from posts where is_enabled ${place}
      order by created_at desc, id desc limit ${limit}
    ) as posts
    join users on users.id = posts.user_id
    ${joinedPicture}
    order by posts.created_at desc, posts.id desc`,
  );
const firstPage = prepared((given: Given<FirstPage>) => feedPage(given));
const laterPage = prepared((given: Given<FirstPage & TimeCursor>) =>
  feedPage(given, sql`and (created_at, id) < (${given.time}, ${given.id})`),
);

/** The shown posts of everybody, newest first. */
export async function readFeed(
  db: Kysely<Database>,
  userId: string,
  { before, limit }: FeedQuery,
): Promise<CursorPage<LikablePost>> {
  const place = before === undefined ? undefined : parseTimeCursor(before);
  const first = { userId, limit: limit + 1 };
  const { rows } = await db.executeQuery(
    place === undefined ? firstPage(first) : laterPage({ ...first, ...place }),
  );
  return cursorPage(rows, limit, toRecord, ({ createdAt, id }) =>
    timeCursorText({ time: createdAt, id }),
  );
}
