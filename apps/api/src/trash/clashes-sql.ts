import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { trashNouns } from '@buddyline/domain/trash';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';
import { inLockOrder } from './lock-people-sql.ts';
import { tableOfNoun } from './moved-tables.ts';
import type { Replacements } from './restore-rows-sql.ts';
import type { Item, RowsInTrash } from './rows-in-trash-sql.ts';

/**
 * Locks the users, posts, comments and tickets that rows in the trash refer to, in the order of
 * `lock-item-sql.ts`, and the owners of the posts; `lock-people-sql.ts` says why.
 * Until the transaction ends they are neither deleted nor changed.
 */
export async function lockParents(transaction: Kysely<Database>, rows: RowsInTrash): Promise<void> {
  const postIds = sql`
    select (data ->> 'post_id')::uuid from deleted_rows
    where ${rows} and table_name in ('comments', 'post_likes')`;
  await sql`
    select from users where id in (
      select unnest(array[data ->> 'user_id', data ->> 'followed_id'])::uuid from deleted_rows
      where ${rows} and table_name <> 'users'
      union all select user_id from posts where id in (${postIds})
    ) ${inLockOrder} for no key update`.execute(transaction);
  await sql`
    select from posts where id in (${postIds}) order by id for no key update`.execute(transaction);
  await sql`
    select from comments where id in (
      select (data ->> 'comment_id')::uuid from deleted_rows
      where ${rows} and table_name = 'comment_likes'
    ) order by id for no key update`.execute(transaction);
  await sql`
    select from tickets where id in (
      select (data ->> 'ticket_id')::uuid from deleted_rows
      where ${rows} and table_name = 'ticket_messages'
    ) order by id for no key update`.execute(transaction);
}

const missingEntries = {
  what: v.picklist(['owner', 'post']),
  /** The noun of the deletion that moved it to the trash; null when it is deleted for good. */
  deletedWith: v.nullable(v.picklist(trashNouns)),
  /** The username of the deleted user, when it was deleted with one. */
  username: v.nullable(v.string()),
};
export type MissingParent = v.InferOutput<v.ObjectSchema<typeof missingEntries, undefined>>;

/** The owner or the post of the deleted item that does not exist now, if any. */
export function findMissingParent(
  transaction: Kysely<Database>,
  deletionId: string,
  { noun, itemId }: Item,
): Promise<MissingParent | undefined> {
  const missing = sql`
    select what, deletions.noun as "deletedWith", owners.data ->> 'username' as username
    from deleted_rows as item
    cross join lateral (values
      ('owner', 'users', item.data ->> 'user_id'), ('post', 'posts', item.data ->> 'post_id')
    ) as parents(what, table_name, id)
    left join deleted_rows as parent_rows
      on parent_rows.row_id = parents.id and parent_rows.table_name = parents.table_name
    left join deletions on deletions.id = parent_rows.deletion_id
      and purged_at is null
    left join deleted_rows as owners on owners.deletion_id = deletions.id
      and owners.table_name = 'users' and owners.row_id = deletions.item_id::text
    where item.deletion_id = ${deletionId} and item.row_id = ${itemId}
      and item.table_name = ${tableOfNoun[noun]} and parents.id is not null
      and case parents.what
        when 'owner' then not exists (select from users where users.id = parents.id::uuid)
        else not exists (select from posts where posts.id = parents.id::uuid)
      end
    limit 1`;
  return parsedRow(transaction, missingEntries, missing);
}

const takenEntries = { username: v.boolean(), email: v.boolean() };

/** Whether somebody else has the name or the address of a deleted user by now, or their replacements. */
export function findTakenNames(
  transaction: Kysely<Database>,
  deletionId: string,
  { username = null, email = null }: { [Field in keyof Replacements]?: string | null },
): Promise<v.InferOutput<v.ObjectSchema<typeof takenEntries, undefined>> | undefined> {
  const taken = sql`
    select
      exists (select from users where lower(users.username) = lower(wanted.username))
        or exists (
          select from username_skeletons where skeleton = username_skeleton(wanted.username)
        ) as username,
      exists (select from users where lower(users.email) = lower(wanted.email)) as email
    from (
      select coalesce(${username}, data ->> 'username') as username,
        coalesce(${email}, data ->> 'email') as email
      from deleted_rows where deletion_id = ${deletionId} and table_name = 'users'
    ) as wanted`;
  return parsedRow(transaction, takenEntries, taken);
}

/** Those of what somebody else has by now. Otherwise an account comes back as it was, and not with another address. */
export async function neededReplacements(
  transaction: Kysely<Database>,
  deletionId: string,
  { username, email, ...others }: Replacements,
): Promise<Replacements> {
  const taken = await findTakenNames(transaction, deletionId, {});
  return {
    ...others,
    ...(taken?.username === true && { username }),
    ...(taken?.email === true && { email }),
  };
}
