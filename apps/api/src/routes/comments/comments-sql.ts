import { type InferResult, type Kysely, sql } from 'kysely';
import type { Comment } from '@buddyline/domain/comment';
import type { Paged } from '@buddyline/domain/envelope';
import type { LikableComment } from '@buddyline/domain/like';
import { pageStatement, type PageRequest, readPage } from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { flag, withRoom } from '../../db/statements/expressions.ts';
import {
  bothLists,
  builder,
  type Given,
  prepared,
  selectList,
} from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import { likedBy } from '../likes/likes-sql.ts';
import { ownerColumns, ownerOf } from '../owned/record-sql.ts';

const fields = [
  'comments.id',
  'comments.content',
  'comments.likes_count as likesCount',
  'comments.created_at as createdAt',
  ...ownerColumns,
] as const;
const comments = builder.selectFrom(['comments', 'users']).select(fields);
export const commentColumns = selectList(comments);
type CommentRow = InferResult<typeof comments>[number];

/**
 * One page of a post's comments, newest first.
 * @returns undefined when there is no such post, or the caller does not see it
 */
export async function listCommentPage(
  db: Kysely<Database>,
  postId: string,
  { userId, seesHidden }: { userId: string; seesHidden: boolean },
  { page, limit }: PageRequest,
): Promise<Paged<LikableComment> | undefined> {
  const likedByMe = likedBy('comment', sql.val(userId)).as('likedByMe');
  // The post has the number of its comments, so the total needs no count; without a post there is no row.
  const statement = pageStatement(
    bothLists(commentColumns, selectList(builder.selectNoFrom(likedByMe))),
    sql`posts.comments_count`,
    sql`from posts
    left join lateral (
      select id from comments where post_id = posts.id
      order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}
    ) as picked on true
    left join comments on comments.id = picked.id
    left join users on users.id = comments.user_id
    where posts.id = ${postId} and (posts.is_enabled or posts.user_id = ${userId} or ${seesHidden})
    order by comments.created_at desc, comments.id desc`,
  );
  const found = await readPage(db, statement.compile(db));
  return found && paged(found.rows.map(toLikableComment), found.total, { page, limit });
}

interface CommentValues {
  id: string;
  postId: string;
  userId: string;
  content: string;
}

const insertedComment = prepared(({ id, postId, userId, content }: Given<CommentValues>) =>
  builder
    .with('comments', (db) =>
      db
        .insertInto('comments')
        .columns(['id', 'post_id', 'user_id', 'content'])
        .expression(
          sql`select ${id}, posts.id, ${withRoom('comments', userId)}, ${content} from posts
          where posts.id = ${postId} and (posts.is_enabled or posts.user_id = ${userId})`,
        )
        .returningAll(),
    )
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select([...fields, flag(sql`false`).as('likedByMe')]),
);

/** @returns undefined when there is no such post, or the author does not see it */
export async function insertComment(
  db: Kysely<Database>,
  comment: CommentValues,
): Promise<LikableComment | undefined> {
  const { rows } = await db.executeQuery(insertedComment(comment));
  const [row] = rows;
  return row && toLikableComment(row);
}

function toLikableComment(row: CommentRow & { likedByMe: boolean }): LikableComment {
  return { ...toComment(row), likedByMe: row.likedByMe };
}

export function toComment(row: CommentRow): Comment {
  return {
    id: row.id,
    content: row.content,
    likesCount: row.likesCount,
    createdAt: row.createdAt.toISOString(),
    Owner: ownerOf(row),
  };
}
