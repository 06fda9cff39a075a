import { type Like, likeSchema } from '@buddyline/domain/like';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { withRoomFor } from '../../db/statements/expressions.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';

/** What can be liked. */
export type Liked = 'post' | 'comment';

const tableOf = { post: 'posts', comment: 'comments' } as const;

/** Whether members see the row: shown posts and what is on them, and what is on their own hidden ones. */
function isVisible(liked: Liked, userId: string): RawBuilder<unknown> {
  const shown = sql`posts.is_enabled or posts.user_id = ${userId}`;
  if (liked === 'post') return shown;
  return sql`exists (select from posts where posts.id = comments.post_id and (${shown}))`;
}

interface LikeRequest {
  liked: Liked;
  itemId: string;
  userId: string;
}

/** Adds the like unless it is there. Nothing happens to an item that the person does not see. */
export async function insertLike(
  db: Kysely<Database>,
  { liked, itemId, userId }: LikeRequest,
): Promise<void> {
  const table = tableOf[liked];
  // The person is locked before the item, see `trash/lock-item-sql.ts`.
  const inserted = sql`
    with person as (select id from users where id = ${userId} for key share)
    insert into ${sql.table(`${liked}_likes`)} (${sql.id(`${liked}_id`)}, user_id)
    select id, ${withRoomFor(`${liked}_likes`, userId)} from ${sql.table(table)}
    where id = ${itemId} and (${isVisible(liked, userId)}) and exists (select from person)
    on conflict do nothing`;
  await inserted.execute(db).catch((error: unknown) => {
    // The item was deleted meanwhile.
    if (errorCode(error) !== '23503') throw error;
  });
}

/** Removes the like if it is there. */
export async function deleteLike(
  db: Kysely<Database>,
  { liked, itemId, userId }: LikeRequest,
): Promise<void> {
  const table = tableOf[liked];
  // The item is locked before the like, as by a delete of the item.
  await sql`
    with item as (
      select id from ${sql.table(table)}
      where id = ${itemId} and (${isVisible(liked, userId)}) for no key update
    )
    delete from ${sql.table(`${liked}_likes`)}
    where ${sql.id(`${liked}_id`)} = ${itemId} and user_id = ${userId}
      and exists (select from item)`.execute(db);
}

/** @returns undefined when there is no such item, or the person does not see it */
export function findLike(
  db: Kysely<Database>,
  { liked, itemId, userId }: LikeRequest,
): Promise<Like | undefined> {
  const found = sql`
    select likes_count as "likesCount", ${likedBy(liked, userId)} as "likedByMe"
    from ${sql.table(tableOf[liked])} where id = ${itemId} and (${isVisible(liked, userId)})`;
  return parsedRow(db, likeSchema.entries, found);
}

function likedBy(liked: Liked, userId: string): RawBuilder<unknown> {
  const likes = sql.table(`${liked}_likes`);
  return sql`exists (
    select from ${likes}
    where ${sql.id(`${liked}_id`)} = ${sql.table(tableOf[liked])}.id and user_id = ${userId}
  )`;
}

/** SQL of whether the user of a parameter likes the row. */
export const likedByParameter = (liked: Liked, parameter: number): string => `exists (
  select from ${liked}_likes
  where ${liked}_likes.${liked}_id = ${tableOf[liked]}.id and ${liked}_likes.user_id = $${parameter}
)`;
