import type { TrashNoun } from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';

const entries = {
  /** The name of the item in lists, cut. */
  label: v.string(),
  /** Null for users. */
  ownerId: v.nullable(v.string()),
};
export type LockedItem = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/**
 * Locks the item, so that nobody changes it or adds something to it, and describes it. All statements
 * that change several tables lock administrators, users, posts and other rows in this order, and several
 * rows of one table in the order of their ids.
 * @returns undefined when there is no such item
 */
export async function lockItem(
  transaction: Kysely<Database>,
  noun: TrashNoun,
  id: string,
): Promise<LockedItem | undefined> {
  if (noun === 'comments') await lockPostOfComment(transaction, id);
  const item = await parsedRow(transaction, entries, locking[noun](id));
  if (noun === 'users' && item !== undefined) await lockPostsOfUser(transaction, id);
  return item;
}

const locking: Readonly<Record<TrashNoun, (id: string) => RawBuilder<unknown>>> = {
  users: (id) => sql`
    select left(coalesce(nullif(trim(full_name), ''), username), 200) as label, null as "ownerId"
    from users where id = ${id} for update`,
  posts: (id) => sql`
    select left(content, 200) as label, user_id as "ownerId"
    from posts where id = ${id} for update`,
  comments: (id) => sql`
    select left(content, 200) as label, user_id as "ownerId"
    from comments where id = ${id} for update`,
  certificates: (id) => sql`
    select left(title, 200) as label, user_id as "ownerId"
    from certificates where id = ${id} for update`,
  'dive-logs': (id) => sql`
    select left(coalesce(site, location, ''), 200) as label, user_id as "ownerId"
    from dive_logs where id = ${id} for update`,
  tickets: (id) => sql`
    select left(subject, 200) as label, user_id as "ownerId"
    from tickets where id = ${id} for update`,
};

/** Its number of comments changes with the comment. */
async function lockPostOfComment(transaction: Kysely<Database>, commentId: string): Promise<void> {
  await sql`
    select from posts where id = (select post_id from comments where id = ${commentId})
    for no key update`.execute(transaction);
}

/**
 * The user's posts, and the posts whose number of comments changes with the user. Not weaker for the
 * second kind: a stronger lock on some of them later could wait in a circle.
 */
async function lockPostsOfUser(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    select from posts
    where user_id = ${userId} or id in (select post_id from comments where user_id = ${userId})
    order by id for update`.execute(transaction);
}
