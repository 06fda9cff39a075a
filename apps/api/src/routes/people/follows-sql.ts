import { type Kysely, type RawBuilder, sql } from 'kysely';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { withRoom } from '../../db/statements/expressions.ts';
import { inLockOrder } from '../../trash/lock-people-sql.ts';

interface Follow {
  userId: string;
  followedId: string;
}

/** Locks both people in the order of `trash/lock-item-sql.ts`, before the follow or the counts. */
const pair = ({ userId, followedId }: Follow): RawBuilder<unknown> => sql`pair as (
  select id from users where id in (${userId}, ${followedId})
  ${inLockOrder} for no key update
)`;

/** Follows unless they do already. */
export async function insertFollow(db: Kysely<Database>, follow: Follow): Promise<void> {
  const inserted = sql`
    with ${pair(follow)}
    insert into follows (user_id, followed_id)
    select ${withRoom('follows', sql.val(follow.userId))}, ${follow.followedId} where (select count(*) from pair) = 2
    on conflict do nothing`;
  await inserted.execute(db).catch((error: unknown) => {
    // One of them was deleted meanwhile.
    if (errorCode(error) !== '23503') throw error;
  });
}

/** Ends it if it is there. */
export async function deleteFollow(db: Kysely<Database>, follow: Follow): Promise<void> {
  await sql`
    with ${pair(follow)}
    delete from follows
    where user_id = ${follow.userId} and followed_id = ${follow.followedId}
      and (select count(*) from pair) = 2`.execute(db);
}
