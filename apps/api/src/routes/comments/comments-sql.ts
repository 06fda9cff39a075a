import type { Kysely } from 'kysely';
import type { Comment } from '@buddyline/domain/comment';
import type { Paged } from '@buddyline/domain/envelope';
import type { LikableComment } from '@buddyline/domain/like';
import { pageStatement, type PageRequest, readPage } from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, flagAs, withColumns } from '../../db/statements/columns.ts';
import { prepared, readRows, select } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import { likedByParameter } from '../likes/likes-sql.ts';
import { type OwnerColumns, ownerColumns, ownerOf } from '../owned/record-sql.ts';
import { withRoom } from '../../room/room-sql.ts';

const columns = columnsOf('comments', {
  id: 'id',
  content: 'content',
  likesCount: 'likes_count',
  createdAt: 'created_at',
});
export const commentColumns = withColumns(columns, ownerColumns);

/** The post has the number of its comments, so the total needs no count; without a post there is no row. */
const commentPage = pageStatement(
  withColumns(commentColumns, flagAs('likedByMe', likedByParameter('comment', 4))),
  'posts.comments_count',
  `from posts
  left join lateral (
    select id from comments where post_id = posts.id
    order by created_at desc, id desc limit $2 offset $3
  ) as picked on true
  left join comments on comments.id = picked.id
  left join users on users.id = comments.user_id
  where posts.id = $1 and (posts.is_enabled or posts.user_id = $4 or $5)
  order by comments.created_at desc, comments.id desc`,
);

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
  const values = [postId, limit, (page - 1) * limit, userId, seesHidden];
  const found = await readPage(db, commentPage, values);
  return found && paged(found.rows.map(toLikableComment), found.total, { page, limit });
}

const insertedComment = prepared(
  select(
    withColumns(commentColumns, flagAs('likedByMe', 'false')),
    'from comments join users on users.id = comments.user_id',
    `with comments as (
      insert into comments (id, post_id, user_id, content)
      select $1, posts.id, ${withRoom('comments', '$3')}, $4 from posts
      where posts.id = $2 and (posts.is_enabled or posts.user_id = $3)
      returning *
    )`,
  ),
);

/** @returns undefined when there is no such post, or the author does not see it */
export async function insertComment(
  db: Kysely<Database>,
  comment: { id: string; postId: string; userId: string; content: string },
): Promise<LikableComment | undefined> {
  const { id, postId, userId, content } = comment;
  const [row] = await readRows(db, insertedComment, [id, postId, userId, content]);
  return row && toLikableComment(row);
}

interface CommentRow extends OwnerColumns {
  id: string;
  content: string;
  likesCount: number;
  createdAt: Date;
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
