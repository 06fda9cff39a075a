import type { Kysely } from 'kysely';
import type { Comment } from '@buddyline/domain/comment';
import type { Paged } from '@buddyline/domain/envelope';
import { pageStatement, type PageRequest, readPage } from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, withColumns } from '../../db/statements/columns.ts';
import { paged } from '../../http/envelope.ts';
import { type OwnerColumns, ownerColumns, ownerOf } from '../owned/record-sql.ts';

const columns = columnsOf('comments', {
  id: 'id',
  content: 'content',
  likesCount: 'likes_count',
  createdAt: 'created_at',
});
export const commentColumns = withColumns(columns, ownerColumns);

/** The post has the number of its comments, so the total needs no count; without a post there is no row. */
const commentPage = pageStatement(
  commentColumns,
  'posts.comments_count',
  `from posts
  left join lateral (
    select id from comments where post_id = posts.id
    order by created_at desc, id desc limit $2 offset $3
  ) as picked on true
  left join comments on comments.id = picked.id
  left join users on users.id = comments.user_id
  where posts.id = $1
  order by comments.created_at desc, comments.id desc`,
);

/** One page of a post's comments, newest first. @returns undefined when there is no such post. */
export async function listCommentPage(
  db: Kysely<Database>,
  postId: string,
  pageRequest: PageRequest,
): Promise<Paged<Comment> | undefined> {
  const values = [postId, pageRequest.limit, (pageRequest.page - 1) * pageRequest.limit];
  const found = await readPage(db, commentPage, values);
  return found && paged(found.rows.map(toComment), found.total, pageRequest);
}

interface CommentRow extends OwnerColumns {
  id: string;
  content: string;
  likesCount: number;
  createdAt: Date;
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
