import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow } from '../db/statements/parsed-rows.ts';

/**
 * The order in which people are locked: full administrators first, as `lockFullAdministrators` does, then the others,
 * each by id.
 */
export const inLockOrder = sql`order by staff_level is distinct from 'full', id`;

/**
 * Locks the user for their deletion, and everybody whose row the deletion locks anyway: those who follow
 * them or whom they follow, because their counts change, and the owners of posts that the user commented on
 * or liked. When both counts of a post change in one transaction, PostgreSQL checks the post's references
 * again, which locks its owner.
 *
 * Until the user is locked, somebody else may follow them. To wait for that person then would break the
 * order of `lock-item-sql.ts`, so all of them are let go and locked again.
 */
export async function lockPeople(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`savepoint before_people`.execute(transaction);
  await lockInOrder(transaction, userId);
  while (!(await lockNewNeighbours(transaction, userId))) {
    await sql`rollback to savepoint before_people`.execute(transaction);
    await lockInOrder(transaction, userId);
  }
  await sql`release savepoint before_people`.execute(transaction);
}

async function lockInOrder(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    select from users where id = ${userId} or ${isNeighbour(userId)}
    ${inLockOrder} for no key update`.execute(transaction);
  await sql`select from users where id = ${userId} for update`.execute(transaction);
}

/** @returns false when somebody else has locked one of them */
async function lockNewNeighbours(transaction: Kysely<Database>, userId: string): Promise<boolean> {
  const neighbours = isNeighbour(userId);
  const locked = sql`
    with locked as (select id from users where ${neighbours} for no key update skip locked)
    select count(*) = (select count(*) from locked) as "isEach" from users where ${neighbours}`;
  const row = await parsedRow(transaction, { isEach: v.boolean() }, locked);
  return row?.isEach === true;
}

const isNeighbour = (userId: string): RawBuilder<unknown> => sql`(
  id in (select user_id from follows where followed_id = ${userId})
  or id in (select followed_id from follows where user_id = ${userId})
  or id in (select user_id from posts where id in (
    select post_id from comments where user_id = ${userId}
    union all select post_id from post_likes where user_id = ${userId}
  ))
)`;
