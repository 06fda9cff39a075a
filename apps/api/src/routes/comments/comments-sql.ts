import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Comment } from '@buddyline/domain/comment';
import type { Paged } from '@buddyline/domain/envelope';
import type { PageWish } from '../../db/pages/page.ts';
import type { Database } from '../../db/schema.ts';
import { paged } from '../../http/envelope.ts';
import { type OwnerColumns, ownerColumns, ownerOf } from '../owned/record-sql.ts';

interface CommentRow extends OwnerColumns {
  id: string;
  content: string;
  likesCount: number;
  createdAt: Date;
}

type PageRow = { total: number } & (CommentRow | { id: null });

/** Their number is kept on the post: the total costs nothing, and there is no page without a post. */
const commentPage = `
  select posts.comments_count as total, comments.id, comments.content,
    comments.likes_count as "likesCount", comments.created_at as "createdAt", ${ownerColumns}
  from posts
  left join lateral (
    select id from comments where post_id = posts.id
    order by created_at desc, id desc limit $2 offset $3
  ) as picked on true
  left join comments on comments.id = picked.id
  left join users on users.id = comments.user_id
  where posts.id = $1
  order by comments.created_at desc, comments.id desc`;

/** One page of a post's comments, newest first. @returns undefined when there is no such post. */
export async function listCommentPage(
  db: Kysely<Database>,
  postId: string,
  wish: PageWish,
): Promise<Paged<Comment> | undefined> {
  const values = [postId, wish.limit, (wish.page - 1) * wish.limit];
  const { rows } = await db.executeQuery<PageRow>(CompiledQuery.raw(commentPage, values));
  if (rows[0] === undefined) return undefined;
  const comments = rows.filter((row) => row.id !== null).map(toComment);
  return paged(comments, rows[0].total, wish);
}

/**
 * The post is locked first, as everything does that touches both: two such statements would
 * otherwise wait for each other. @returns false when there was no such comment.
 */
export async function deleteComment(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with talked_about as (
      select id from posts where id = (select post_id from comments where id = ${id})
      for no key update
    )
    delete from comments using talked_about
    where comments.id = ${id} and comments.post_id = talked_about.id`.execute(db);
  return numAffectedRows === 1n;
}

function toComment(row: CommentRow): Comment {
  return {
    id: row.id,
    content: row.content,
    likesCount: row.likesCount,
    createdAt: row.createdAt.toISOString(),
    Owner: ownerOf(row),
  };
}
