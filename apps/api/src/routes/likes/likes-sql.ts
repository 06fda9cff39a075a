import type { Like } from '@buddyline/domain/like';
import type { Kysely } from 'kysely';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, flagAs, withColumns } from '../../db/statements/columns.ts';
import { changeReturning, prepared, readRows, select } from '../../db/statements/statement.ts';
import { withRoom } from '../../room/room-sql.ts';

/** What can be liked. */
export type Liked = 'post' | 'comment';

const tableOf = { post: 'posts', comment: 'comments' } as const;

/** SQL of whether the user of a parameter likes the row. */
export const likedByParameter = (liked: Liked, parameter: number): string => `exists (
  select from ${liked}_likes
  where ${liked}_likes.${liked}_id = ${tableOf[liked]}.id and ${liked}_likes.user_id = $${parameter}
)`;

/** Members see shown posts and what is on them, and what is on their own hidden ones. $1 is the item, $2 the person. */
const shown = 'posts.is_enabled or posts.user_id = $2';
const visible = {
  post: shown,
  comment: `exists (select from posts where posts.id = comments.post_id and (${shown}))`,
};

function statementsOf<Of extends Liked>(liked: Of) {
  const table = tableOf[liked];
  const likes = `${liked}_likes` as const;
  const item = `select id from ${table} where id = $1 and (${visible[liked]})`;
  const id = columnsOf(likes, { userId: 'user_id' });
  return {
    // The person is locked before the item, see `trash/lock-item-sql.ts`.
    insert: prepared(
      changeReturning(
        `with person as (select id from users where id = $2 for key share), item as (${item})
        insert into ${likes} (${liked}_id, user_id)
        select id, ${withRoom(likes, '$2')} from item where exists (select from person)
        on conflict do nothing`,
        id,
      ),
    ),
    // The item is locked before the like, as by a delete of the item.
    remove: prepared(
      changeReturning(
        `with item as (${item} for no key update)
        delete from ${likes}
        where ${liked}_id = $1 and user_id = $2 and exists (select from item)`,
        id,
      ),
    ),
    find: prepared(
      select(
        withColumns(
          columnsOf(table, { likesCount: 'likes_count' }),
          flagAs('likedByMe', likedByParameter(liked, 2)),
        ),
        `from ${table} where id = $1 and (${visible[liked]})`,
      ),
    ),
  };
}

const statements = { post: statementsOf('post'), comment: statementsOf('comment') };

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
  try {
    await readRows(db, statements[liked].insert, [itemId, userId]);
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
  await readRows(db, statements[liked].remove, [itemId, userId]);
}

/** @returns undefined when there is no such item, or the person does not see it */
export async function findLike(
  db: Kysely<Database>,
  { liked, itemId, userId }: LikeRequest,
): Promise<Like | undefined> {
  const [like] = await readRows(db, statements[liked].find, [itemId, userId]);
  return like;
}
