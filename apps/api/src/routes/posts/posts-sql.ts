import { type Kysely, sql } from 'kysely';
import type { Paged } from '@buddyline/domain/envelope';
import type { Post, PostsQuery } from '@buddyline/domain/post';
import type { PublicPost } from '@buddyline/domain/share';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, orNulls, withColumns } from '../../db/statements/columns.ts';
import { changeReturning, select } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import { ownedPages, type ReadOwnedPage } from '../owned/owned-pages-sql.ts';
import { oneRecord, ownerColumns, toRecord } from '../owned/record-sql.ts';

const publicColumns = columnsOf('posts', {
  id: 'id',
  userId: 'user_id',
  content: 'content',
  imageResourceId: 'image_resource_id',
  likesCount: 'likes_count',
  commentsCount: 'comments_count',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});
const columns = withColumns(publicColumns, columnsOf('posts', { isEnabled: 'is_enabled' }));
const joins = 'join users on users.id = posts.user_id';

export const postSource = {
  noun: 'posts',
  columns: withColumns(columns, ownerColumns),
  joins: `left ${joins}`,
} as const;
const allPosts = flatPages(postSource);
const postsFound = searchPages({ ...postSource, byOwner: true });

export const readUserPosts: ReadOwnedPage<Post> = ownedPages(postSource);

/** One page of posts, newest first, with the total. */
export async function listPostPage(
  db: Kysely<Database>,
  pageRequest: PostsQuery,
): Promise<Paged<Post>> {
  const { query, ...page } = pageRequest;
  const { rows, total } =
    query === '' ? await allPosts(db, page) : await postsFound(db, { ...page, search: query });
  return paged(rows.map(toRecord), total, pageRequest);
}

const onePost = select(postSource.columns, `from posts ${joins} where posts.id = $1`);

const pictureSize = columnsOf('files', { imageWidth: 'width', imageHeight: 'height' });
const onePublicPost = select(
  withColumns(withColumns(publicColumns, ownerColumns), orNulls(pictureSize)),
  `from posts ${joins} left join files on files.id = posts.image_resource_id
  where posts.id = $1 and posts.is_enabled`,
);

export function findPost(db: Kysely<Database>, id: string): Promise<Post | undefined> {
  return oneRecord(db, onePost, [id]);
}

/** The public fields of an enabled post. */
export function findPublicPost(db: Kysely<Database>, id: string): Promise<PublicPost | undefined> {
  return oneRecord(db, onePublicPost, [id]);
}

interface PostDraft {
  content: string;
  imageResourceId: string | null;
}

const insertedPost = select(
  postSource.columns,
  `from posts ${joins}`,
  `with posts as (
    insert into posts (id, user_id, content, image_resource_id) values ($1, $2, $3, $4) returning *
  )`,
);

export async function insertPost(
  db: Kysely<Database>,
  { id, userId, content, imageResourceId }: PostDraft & { id: string; userId: string },
): Promise<Post> {
  const values = [id, userId, content, imageResourceId];
  const post = await oneRecord(db, insertedPost, values);
  if (post === undefined) throw new Error('The inserted post was not returned');
  return post;
}

/** A statement that changes one post and returns it with its owner. */
const changedPost = (changes: string) =>
  changeReturning(
    `update posts set ${changes} from users
    where posts.id = $1 and users.id = posts.user_id`,
    postSource.columns,
  );

const updatedPost = changedPost(
  'content = $2, image_resource_id = coalesce($3, image_resource_id), updated_at = now()',
);

/** A draft without a picture keeps the picture of the post. */
export function updatePost(
  db: Kysely<Database>,
  id: string,
  { content, imageResourceId }: PostDraft,
): Promise<Post | undefined> {
  return oneRecord(db, updatedPost, [id, content, imageResourceId]);
}

const switchedPost = changedPost('is_enabled = $2');

export function setPostEnabled(
  db: Kysely<Database>,
  id: string,
  isEnabled: boolean,
): Promise<Post | undefined> {
  return oneRecord(db, switchedPost, [id, isEnabled]);
}

/** Locks the post and returns the id of its picture, which cannot be replaced until the transaction ends. */
export async function lockPicture(
  transaction: Kysely<Database>,
  id: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('posts')
    .select('image_resource_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.image_resource_id ?? null;
}

/** @returns false when there is no such post, or it is disabled. */
export async function countShare(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update posts set shares_count = shares_count + 1 where id = ${id} and is_enabled`.execute(db);
  return numAffectedRows === 1n;
}
