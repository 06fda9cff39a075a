import type { TrashNoun } from '@buddyline/domain/trash';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { labelSql, subjects } from '../activity/subjects-sql.ts';
import type { Database } from '../db/schema.ts';
import { parsedRow, parsedRows } from '../db/statements/parsed-rows.ts';
import { lockPeople } from './lock-people-sql.ts';

const entries = {
  label: v.string(),
  /** The user whom the item belongs to; users belong to themselves. */
  personId: v.string(),
};
export type LockedItem = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

/**
 * Locks the item, so that nobody changes it or adds something to it, and describes it. All statements
 * that change several tables lock administrators, users, posts, comments and other rows in this order, and
 * several rows of one table in the order of their ids.
 * @returns undefined when there is no such item
 */
export async function lockItem(
  transaction: Kysely<Database>,
  noun: TrashNoun,
  id: string,
): Promise<LockedItem | undefined> {
  if (noun === 'comments') await lockPostOfComment(transaction, id);
  if (noun === 'users') await lockPeople(transaction, id);
  const item = await lockRow(transaction, noun, id);
  if (item === undefined) return undefined;
  if (noun === 'users') {
    await lockPostsOfUser(transaction, id);
    await lockCommentsOfUser(transaction, id);
    await lockTicketsOfUser(transaction, id);
  }
  if (noun === 'posts') await lockCommentsOfPost(transaction, id);
  return item;
}

/**
 * Locks and describes an item whose parts follow in batches, each of which locks what it moves. Of a user also the
 * tickets, before the mails.
 */
export async function lockLargeItem(
  transaction: Kysely<Database>,
  noun: TrashNoun,
  id: string,
): Promise<LockedItem | undefined> {
  const item = await lockRow(transaction, noun, id);
  if (noun === 'users') await lockTicketsOfUser(transaction, id);
  return item;
}

function lockRow(
  transaction: Kysely<Database>,
  noun: TrashNoun,
  id: string,
): Promise<LockedItem | undefined> {
  const subject = subjects[noun];
  const locked = sql`
    select coalesce(${sql.raw(labelSql(subject))}, '') as label,
      ${sql.id(subject.person)} as "personId"
    from ${sql.table(subject.table)} where id = ${id} for update`;
  return parsedRow(transaction, entries, locked);
}

/** Locks and describes those that exist, in the order of their ids. */
export function lockDiveLogs(
  transaction: Kysely<Database>,
  ids: readonly string[],
): Promise<(LockedItem & { id: string })[]> {
  const subject = subjects['dive-logs'];
  return parsedRows(
    transaction,
    { id: v.string(), ...entries },
    sql`
      select id, coalesce(${sql.raw(labelSql(subject))}, '') as label,
        ${sql.id(subject.person)} as "personId"
      from ${sql.table(subject.table)} where id = any(${ids}::uuid[]) order by id for update`,
  );
}

/** Its number of comments changes with the comment. */
async function lockPostOfComment(transaction: Kysely<Database>, commentId: string): Promise<void> {
  await sql`
    select from posts where id = (select post_id from comments where id = ${commentId})
    for no key update`.execute(transaction);
}

/**
 * The user's posts, and the posts whose number of comments or likes changes with the user. Not weaker for the
 * second kind: a stronger lock on some of them later could wait in a circle.
 */
async function lockPostsOfUser(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    select from posts
    where user_id = ${userId}
      or id in (select post_id from comments where user_id = ${userId})
      or id in (select post_id from post_likes where user_id = ${userId})
    order by id for update`.execute(transaction);
}

/** The comments that leave with the user, to which nobody may add a like, and those that they like. */
async function lockCommentsOfUser(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    select from comments
    where user_id = ${userId}
      or post_id in (select id from posts where user_id = ${userId})
      or id in (select comment_id from comment_likes where user_id = ${userId})
    order by id for update`.execute(transaction);
}

/** Before their messages and mails, which others change under the lock of the ticket. */
async function lockTicketsOfUser(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    select from tickets where user_id = ${userId} order by id for update`.execute(transaction);
}

async function lockCommentsOfPost(transaction: Kysely<Database>, postId: string): Promise<void> {
  await sql`
    select from comments where post_id = ${postId} order by id for update`.execute(transaction);
}
