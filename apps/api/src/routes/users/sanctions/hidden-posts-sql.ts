import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../db/schema.ts';
import { parsedRow, parsedRows } from '../../../db/statements/parsed-rows.ts';
import { type PostsStep, postsSteps } from './posts-steps.ts';

const ids = { id: v.string() };

/** Chooses the shown posts of a person for a suspension that is to hide them. */
export async function choosePosts(
  transaction: Kysely<Database>,
  sanctionId: string,
): Promise<void> {
  await sql`
    update sanctions set hid_posts = array(
      select id from posts where user_id = sanctions.user_id and is_enabled order by id
    ) where id = ${sanctionId}`.execute(transaction);
}

const changedEntries = { goesOn: v.boolean(), changed: v.number() };
type Changed = v.InferOutput<v.ObjectSchema<typeof changedEntries, undefined>>;

/**
 * Whether the account is on its way to the trash or back. A post that is in the trash cannot be changed, and would come
 * back as it was.
 */
const isMoving = sql`exists (
  select from deletions
  where noun = 'users' and item_id = sanctions.user_id and in_progress in ('delete', 'restore')
)`;

/**
 * Hides or shows the posts of a suspension, except what staff have changed since: that has an entry which is newer
 * than that of the suspension. The caller holds the lock of the person.
 * @returns how many are or will be hidden or shown, and whether more than `limit` are left for batches after the commit
 */
export async function beginPosts(
  transaction: Kysely<Database>,
  { sanctionId, step }: { sanctionId: string; step: PostsStep },
  limit: number,
): Promise<Changed> {
  const counted = sql`
    select cardinality(hid_posts) > ${limit} or ${isMoving} as "goesOn", (
      select count(*) from unnest(hid_posts) as hid(post_id) join posts on posts.id = hid.post_id
      where ${canChange(sanctionId, step)}
    ) as changed
    from sanctions where id = ${sanctionId}`;
  const begun = await parsedRow(transaction, changedEntries, counted);
  await sql`
    update sanctions set posts_in_progress = ${step}, posts_done = 0 where id = ${sanctionId}
  `.execute(transaction);
  if (begun?.goesOn !== true) await changeNextPosts(transaction, { sanctionId, step }, limit);
  return begun ?? { goesOn: false, changed: 0 };
}

const canChange = (sanctionId: string, step: PostsStep) => sql`
  is_enabled <> ${step === 'show'} and not exists (
    select from activity
    where noun = 'posts' and item_id = posts.id and activity.id > ${sanctionId}
  )`;

/** Goes on with the next `limit` posts. The caller has locked the sanction. */
async function changeNextPosts(
  transaction: Kysely<Database>,
  { sanctionId, step }: { sanctionId: string; step: PostsStep },
  limit: number,
): Promise<void> {
  const next = sql`
    select unnest(hid_posts[posts_done + 1 : posts_done + ${limit}]) as id
    from sanctions where id = ${sanctionId}`;
  const chosen = (await parsedRows(transaction, ids, next)).map(({ id }) => id);
  const posts = sql`id = any (${chosen}::uuid[])`;
  await sql`
    select from posts where ${posts} order by id for no key update`.execute(transaction);
  await sql`
    update posts set is_enabled = ${step === 'show'}
    where ${posts} and ${canChange(sanctionId, step)}`.execute(transaction);
  await sql`
    update sanctions set posts_done = posts_done + ${limit},
      posts_in_progress = case when posts_done + ${limit} < cardinality(hid_posts) then ${step} end
    where id = ${sanctionId}`.execute(transaction);
}

const inProgressEntries = { id: v.string(), step: v.picklist(postsSteps) };

/** The suspensions whose posts are being hidden or shown in batches. */
export function listPostsInProgress(
  db: Kysely<Database>,
): Promise<{ id: string; step: PostsStep }[]> {
  const listed = sql`
    select id, posts_in_progress as step from sanctions
    where posts_in_progress is not null order by id`;
  return parsedRows(db, inProgressEntries, listed);
}

/**
 * Hides or shows the next posts of a suspension.
 * @returns false when another process works on it, the account is moving, or nothing is left to do
 */
export async function continuePosts(
  transaction: Kysely<Database>,
  sanctionId: string,
  limit: number,
): Promise<boolean> {
  // Like the deletion of the person, before the sanction and the posts.
  await sql`
    select from users where id = (select user_id from sanctions where id = ${sanctionId})
    for no key update`.execute(transaction);
  const claim = sql`
    select id, posts_in_progress as step from sanctions
    where id = ${sanctionId} and posts_in_progress is not null and not ${isMoving}
    for update skip locked`;
  const claimed = await parsedRow(transaction, inProgressEntries, claim);
  if (claimed === undefined) return false;
  await changeNextPosts(transaction, { sanctionId, step: claimed.step }, limit);
  return true;
}
