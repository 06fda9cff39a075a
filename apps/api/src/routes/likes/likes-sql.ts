import { type Like, likeSchema } from '@buddyline/domain/like';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { flag, withRoom } from '../../db/statements/expressions.ts';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import { type Given, prepared } from '../../db/statements/statement.ts';

/** What can be liked. */
export type Liked = 'post' | 'comment';

const tables = {
  post: { items: sql.table('posts'), likes: 'post_likes' },
  comment: { items: sql.table('comments'), likes: 'comment_likes' },
} as const;

/** Whether the user likes the row. */
export function likedBy(liked: Liked, user: RawBuilder<string | null>): RawBuilder<boolean> {
  const { items, likes } = tables[liked];
  const id = sql.ref(`${likes}.${liked}_id`);
  return flag(sql`exists (
    select from ${sql.table(likes)} where ${id} = ${items}.id and ${sql.table(likes)}.user_id = ${user}
  )`);
}

/** Members see shown posts and what is on them, and what is on their own hidden ones. */
function visible(liked: Liked, user: RawBuilder<string>): RawBuilder<unknown> {
  const shown = sql`(posts.is_enabled or posts.user_id = ${user})`;
  return liked === 'post'
    ? shown
    : sql`exists (select from posts where posts.id = comments.post_id and ${shown})`;
}

interface LikeValues {
  itemId: string;
  userId: string;
}

function statementsOf(liked: Liked) {
  const { items, likes } = tables[liked];
  const likedId = sql.ref(`${liked}_id`);
  const itemOf = ({ itemId, userId }: Given<LikeValues>) =>
    sql`select id from ${items} where id = ${itemId} and ${visible(liked, userId)}`;
  return {
    // The person is locked before the item, see `trash/lock-item-sql.ts`.
    insert: prepared(
      (given: Given<LikeValues>) => sql`
        with person as (select id from users where id = ${given.userId} for key share),
          item as (${itemOf(given)})
        insert into ${sql.table(likes)} (${likedId}, user_id)
        select id, ${withRoom(likes, given.userId)} from item where exists (select from person)
        on conflict do nothing`,
    ),
    // The item is locked before the like, as by a delete of the item.
    remove: prepared(
      (given: Given<LikeValues>) => sql`
        with item as (${itemOf(given)} for no key update)
        delete from ${sql.table(likes)}
        where ${likedId} = ${given.itemId} and user_id = ${given.userId} and exists (select from item)`,
    ),
    find: prepared(
      ({ itemId, userId }: Given<LikeValues>) => sql`
        select likes_count as "likesCount", ${likedBy(liked, userId)} as "likedByMe"
        from ${items} where id = ${itemId} and ${visible(liked, userId)}`,
    ),
  };
}

const statements = { post: statementsOf('post'), comment: statementsOf('comment') };

type LikeRequest = LikeValues & { liked: Liked };

/** Adds the like unless it is there. Nothing happens to an item that the person does not see. */
export async function insertLike(
  db: Kysely<Database>,
  { liked, itemId, userId }: LikeRequest,
): Promise<void> {
  try {
    await db.executeQuery(statements[liked].insert({ itemId, userId }));
  } catch (error) {
    // The item was deleted meanwhile.
    if (errorCode(error) !== '23503') throw error;
  }
}

/** Removes the like if it is there. */
export async function deleteLike(
  db: Kysely<Database>,
  { liked, itemId, userId }: LikeRequest,
): Promise<void> {
  await db.executeQuery(statements[liked].remove({ itemId, userId }));
}

/** @returns undefined when there is no such item, or the person does not see it */
export function findLike(
  db: Kysely<Database>,
  { liked, itemId, userId }: LikeRequest,
): Promise<Like | undefined> {
  return parsedRow(db, likeSchema.entries, statements[liked].find({ itemId, userId }));
}
