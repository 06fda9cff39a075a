import type { TrashNoun } from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import { readRows } from '../../db/statements/statement.ts';
import { inLockOrder } from '../lock-people-sql.ts';
import { keepBytes, movingStatement } from '../move-rows-sql.ts';

const each = 'any ($1::uuid[])';

/** Each has the ids as `$1` and the deletion as `$2`. Files leave along with the record that shows them. */
const moving = {
  posts: movingStatement([
    { table: 'posts', condition: `id = ${each}` },
    {
      table: 'files',
      condition: `id in (select image_resource_id from posts where id = ${each})`,
    },
  ]),
  comments: movingStatement([
    { table: 'comment_likes', condition: `comment_id = ${each}` },
    { table: 'comments', condition: `id = ${each}` },
  ]),
  certificates: movingStatement([
    { table: 'certificates', condition: `id = ${each}` },
    {
      table: 'files',
      condition: `id in (select file_resource_id from certificates where id = ${each})`,
    },
  ]),
  diveLogs: movingStatement([{ table: 'dive_logs', condition: `id = ${each}` }]),
  messages: movingStatement([{ table: 'ticket_messages', condition: `id = ${each}` }]),
  tickets: movingStatement([{ table: 'tickets', condition: `id = ${each}` }]),
};

/** At most `$3` likes of the given posts or comments. */
const likesOf = (liked: 'post' | 'comment') =>
  movingStatement([
    {
      table: `${liked}_likes`,
      condition: `(${liked}_id, user_id) in (
        select ${liked}_id, user_id from ${liked}_likes where ${liked}_id = ${each} limit $3
      )`,
    },
  ]);
const likesOfPosts = likesOf('post');
const likesOfComments = likesOf('comment');

/** With the user as `$3`. */
const byUser = {
  postLikes: movingStatement([
    { table: 'post_likes', condition: `user_id = $3 and post_id = ${each}` },
  ]),
  commentLikes: movingStatement([
    { table: 'comment_likes', condition: `user_id = $3 and comment_id = ${each}` },
  ]),
  follows: movingStatement([
    {
      table: 'follows',
      condition: `user_id = $3 and followed_id = ${each} or followed_id = $3 and user_id = ${each}`,
    },
  ]),
};

interface Batch {
  transaction: Kysely<Database>;
  itemId: string;
  deletionId: string;
  limit: number;
}

/** Moves some rows of one kind. @returns how many; 0 when there are none */
type Part = (batch: Batch) => Promise<number>;

const partsOf: Readonly<Partial<Record<TrashNoun, readonly Part[]>>> = {
  posts: [movePartsOfPost],
  users: [
    movePosts,
    moveComments,
    moveDiveLogs,
    movePostLikes,
    moveCommentLikes,
    moveFollows,
    moveTickets,
    moveCertificates,
  ],
};

/**
 * Moves about `limit` of the rows that leave with an item to the trash, parts of a record before the record. Like
 * all statements it locks in the order of `lock-item-sql.ts`, but only what the batch moves or counts.
 */
export async function shrinkItem(
  transaction: Kysely<Database>,
  { noun, itemId, deletionId }: { noun: TrashNoun; itemId: string; deletionId: string },
  limit: number,
): Promise<void> {
  const batch = { transaction, itemId, deletionId, limit };
  for (const part of partsOf[noun] ?? []) if ((await part(batch)) > 0) return;
}

/** The newest posts first, since these are seen. */
async function movePosts(batch: Batch): Promise<number> {
  const { itemId, limit, transaction } = batch;
  await lock(transaction, sql`users where id = ${itemId} for no key update`);
  const ids = await idsOf(
    transaction,
    sql`select id from posts where user_id = ${itemId}
      order by created_at desc, id desc limit ${limit}`,
  );
  if (ids.length === 0) return 0;
  const parts = await movePartsOfPosts(batch, ids);
  if (parts >= limit) return parts;
  return parts + (await move(batch, moving.posts, ids));
}

async function movePartsOfPost(batch: Batch): Promise<number> {
  const { itemId, transaction } = batch;
  await lock(
    transaction,
    sql`users where id = (select user_id from posts where id = ${itemId}) for no key update`,
  );
  return movePartsOfPosts(batch, [itemId]);
}

/** The caller has locked the owner. While the posts are locked, nobody adds a comment or like. */
async function movePartsOfPosts(batch: Batch, postIds: readonly string[]): Promise<number> {
  const { limit, transaction } = batch;
  await lock(transaction, sql`posts where id = any (${postIds}::uuid[]) order by id for update`);
  const comments = await idsOf(
    transaction,
    sql`select id from comments where post_id = any (${postIds}::uuid[]) limit ${limit}`,
  );
  const moved = await moveEachComment(batch, comments);
  if (moved >= limit) return moved;
  return moved + (await move(batch, likesOfPosts, postIds, limit));
}

async function moveComments(batch: Batch): Promise<number> {
  const { itemId, limit, transaction } = batch;
  const ids = await idsOf(
    transaction,
    sql`select id from comments where user_id = ${itemId} limit ${limit}`,
  );
  await lock(
    transaction,
    sql`posts where id in (
    select post_id from comments where id = any (${ids}::uuid[])
  ) order by id for no key update`,
  );
  return moveEachComment(batch, ids);
}

async function moveEachComment(batch: Batch, ids: readonly string[]): Promise<number> {
  const { limit, transaction } = batch;
  if (ids.length === 0) return 0;
  await lock(transaction, sql`comments where id = any (${ids}::uuid[]) order by id for update`);
  const likes = await move(batch, likesOfComments, ids, limit);
  if (likes >= limit) return likes;
  return likes + (await move(batch, moving.comments, ids));
}

async function moveDiveLogs(batch: Batch): Promise<number> {
  const ids = await chooseOf(batch, 'dive_logs');
  return move(batch, moving.diveLogs, ids);
}

async function movePostLikes(batch: Batch): Promise<number> {
  const { itemId, limit, transaction } = batch;
  const ids = await idsOf(
    transaction,
    sql`select post_id as id from post_likes where user_id = ${itemId} limit ${limit}`,
  );
  await lock(transaction, sql`posts where id = any (${ids}::uuid[]) order by id for no key update`);
  return move(batch, byUser.postLikes, ids, itemId);
}

async function moveCommentLikes(batch: Batch): Promise<number> {
  const { itemId, limit, transaction } = batch;
  const ids = await idsOf(
    transaction,
    sql`select comment_id as id from comment_likes where user_id = ${itemId} limit ${limit}`,
  );
  await lock(
    transaction,
    sql`comments where id = any (${ids}::uuid[]) order by id for no key update`,
  );
  return move(batch, byUser.commentLikes, ids, itemId);
}

async function moveFollows(batch: Batch): Promise<number> {
  const { itemId, limit, transaction } = batch;
  const ids = await idsOf(
    transaction,
    sql`select followed_id as id from follows where user_id = ${itemId}
      union all select user_id from follows where followed_id = ${itemId} limit ${limit}`,
  );
  if (ids.length === 0) return 0;
  await lock(
    transaction,
    sql`users where id = any (${[itemId, ...ids]}::uuid[])
    ${inLockOrder} for no key update`,
  );
  return move(batch, byUser.follows, ids, itemId);
}

async function moveTickets(batch: Batch): Promise<number> {
  const { limit, transaction } = batch;
  const ids = await chooseOf(batch, 'tickets');
  if (ids.length === 0) return 0;
  const messages = await idsOf(
    transaction,
    sql`select id from ticket_messages where ticket_id = any (${ids}::uuid[]) limit ${limit}`,
  );
  const moved = await move(batch, moving.messages, messages);
  if (moved >= limit) return moved;
  return moved + (await move(batch, moving.tickets, ids));
}

async function moveCertificates(batch: Batch): Promise<number> {
  const ids = await chooseOf(batch, 'certificates');
  return move(batch, moving.certificates, ids);
}

/** Locks some records of the user, on which no other record hangs. */
async function chooseOf(
  { transaction, itemId, limit }: Batch,
  table: 'dive_logs' | 'tickets' | 'certificates',
): Promise<string[]> {
  const ids = await idsOf(
    transaction,
    sql`select id from ${sql.table(table)} where user_id = ${itemId} limit ${limit}`,
  );
  await lock(
    transaction,
    sql`${sql.table(table)} where id = any (${ids}::uuid[]) order by id for update`,
  );
  return ids;
}

async function move(
  { transaction, deletionId }: Batch,
  statement: ReturnType<typeof movingStatement>,
  ids: readonly string[],
  ...more: unknown[]
): Promise<number> {
  if (ids.length === 0) return 0;
  const counts = await readRows(transaction, statement, [ids, deletionId, ...more]);
  if (counts.some(({ table }) => table === 'files')) await keepBytes(transaction, deletionId);
  return counts.reduce((sum, { count }) => sum + count, 0);
}

async function lock(transaction: Kysely<Database>, rows: RawBuilder<unknown>): Promise<void> {
  await sql`select from ${rows}`.execute(transaction);
}

async function idsOf(transaction: Kysely<Database>, ids: RawBuilder<unknown>): Promise<string[]> {
  return (await parsedRows(transaction, { id: v.string() }, ids)).map(({ id }) => id);
}
