import type { TrashNoun } from '@buddyline/domain/trash';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import { inLockOrder } from '../lock-people-sql.ts';
import { keepBytes, moveParts, type Part as MovedPart } from '../move-rows-sql.ts';

/** What leaves with the records of these ids. Files leave along with the record that shows them. */
type Moving = (each: RawBuilder<unknown>) => readonly MovedPart[];

const moving = {
  posts: (each) => [
    { table: 'posts', condition: sql`id = ${each}` },
    {
      table: 'files',
      condition: sql`id in (select image_resource_id from posts where id = ${each})`,
    },
  ],
  comments: (each) => [
    { table: 'comment_likes', condition: sql`comment_id = ${each}` },
    { table: 'comments', condition: sql`id = ${each}` },
  ],
  certificates: (each) => [
    { table: 'certificates', condition: sql`id = ${each}` },
    {
      table: 'files',
      condition: sql`id in (select file_resource_id from certificates where id = ${each})`,
    },
  ],
  diveLogs: (each) => [{ table: 'dive_logs', condition: sql`id = ${each}` }],
  messages: (each) => [{ table: 'ticket_messages', condition: sql`id = ${each}` }],
  tickets: (each) => [{ table: 'tickets', condition: sql`id = ${each}` }],
} as const satisfies Record<string, Moving>;

/** At most `limit` likes of the given posts or comments. */
const likesOf =
  (liked: 'post' | 'comment', limit: number): Moving =>
  (each) => {
    const id = sql.ref(`${liked}_id`);
    const likes = `${liked}_likes` as const;
    const some = sql`select ${id}, user_id from ${sql.table(likes)} where ${id} = ${each} limit ${limit}`;
    return [{ table: likes, condition: sql`(${id}, user_id) in (${some})` }];
  };

/** Likes of a user. */
const likesBy =
  (liked: 'post' | 'comment', userId: string): Moving =>
  (each) => [
    {
      table: `${liked}_likes`,
      condition: sql`user_id = ${userId} and ${sql.ref(`${liked}_id`)} = ${each}`,
    },
  ];

/** Follows between a user and others. */
const followsWith =
  (userId: string): Moving =>
  (each) => [
    {
      table: 'follows',
      condition: sql`user_id = ${userId} and followed_id = ${each} or followed_id = ${userId} and user_id = ${each}`,
    },
  ];

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
  return moved + (await move(batch, likesOf('post', limit), postIds));
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
  const likes = await move(batch, likesOf('comment', limit), ids);
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
  return move(batch, likesBy('post', itemId), ids);
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
  return move(batch, likesBy('comment', itemId), ids);
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
  return move(batch, followsWith(itemId), ids);
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
  partsWith: Moving,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const parts = partsWith(sql`any (${ids}::uuid[])`);
  const counts = await moveParts(transaction, deletionId, parts);
  if (counts.some(({ table }) => table === 'files')) await keepBytes(transaction, deletionId);
  return counts.reduce((sum, { count }) => sum + count, 0);
}

async function lock(transaction: Kysely<Database>, rows: RawBuilder<unknown>): Promise<void> {
  await sql`select from ${rows}`.execute(transaction);
}

async function idsOf(transaction: Kysely<Database>, ids: RawBuilder<unknown>): Promise<string[]> {
  return (await parsedRows(transaction, { id: v.string() }, ids)).map(({ id }) => id);
}
