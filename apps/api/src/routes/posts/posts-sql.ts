import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import type { Paged } from '@buddyline/domain/envelope';
import type { LikablePost } from '@buddyline/domain/like';
import type { Post } from '@buddyline/domain/post';
import type { PostsQuery } from '@buddyline/domain/post-list';
import type { PublicPost } from '@buddyline/domain/share';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { auditParameter, insertedEntry, auditedUpdate } from '../../activity/audited-update-sql.ts';
import { labelSql, subjects } from '../../activity/subjects-sql.ts';
import { batchesOf } from '../../db/pages/batches.ts';
import { lockOf } from '../../db/pages/counted-pages.ts';
import { matchingFacets } from '../../db/pages/facets.ts';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import type { Page, PageRequest } from '../../db/pages/page.ts';
import { byTime } from '../../db/pages/row-order.ts';
import type { Database } from '../../db/schema.ts';
import {
  columnsOf,
  flagAs,
  foundColumns,
  orNulls,
  withColumns,
} from '../../db/statements/columns.ts';
import { changeReturning, prepared, readRows, select } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import type { Caller } from '../../session/caller.ts';
import { ownedPages } from '../owned/owned-pages-sql.ts';
import {
  insertedRecord,
  updateAuditedRecord,
  oneRecord,
  ownerColumns,
  toRecord,
} from '../owned/record-sql.ts';
import { withRoom } from '../../room/room-sql.ts';
import { likedByParameter } from '../likes/likes-sql.ts';

const storedPublicColumns = columnsOf('posts', {
  id: 'id',
  userId: 'user_id',
  content: 'content',
  imageResourceId: 'image_resource_id',
  likesCount: 'likes_count',
  commentsCount: 'comments_count',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});
/** What the row itself has, without its picture's size and its reader. */
const storedColumns = withColumns(
  storedPublicColumns,
  columnsOf('posts', { isEnabled: 'is_enabled' }),
);
export const storedPostColumns = withColumns(storedColumns, ownerColumns);
const size = { imageWidth: 'width', imageHeight: 'height' } as const;
const isPicture = 'files.id = posts.image_resource_id';
const pictureSize = orNulls(columnsOf('files', size));
export const joinedPicture = `left join files on ${isPicture}`;
/** The columns of a statement with `joinedPicture`. */
const columns = withColumns(storedPostColumns, pictureSize);
const likedByReader = (reader: number) => flagAs('likedByMe', likedByParameter('post', reader));
/** The same for a person who reads the post. @param reader position of the parameter with their id */
export const postColumns = (reader: number) => withColumns(columns, likedByReader(reader));
/** What a change returns cannot join. */
const changedSize = foundColumns('files', size, isPicture);
const changedColumns = (reader: number) =>
  withColumns(withColumns(storedPostColumns, changedSize), likedByReader(reader));
const joins = 'join users on users.id = posts.user_id';

/** Staff find posts, and open them to see the rest: the likes of a page's reader would take a statement more. */
const listed = {
  noun: 'posts' as const,
  columns: storedPostColumns,
  joins: `left ${joins}`,
  byOwner: true,
  texts: ['content'],
};
const readPage = numberedPages(listed);
const readBatches = batchesOf(listed);

const readOwned = ownedPages(
  { noun: 'posts', columns, joins: `left ${joins} ${joinedPicture}` },
  toRecord,
);

/** @returns undefined when there is no such user */
export async function readUserPosts(
  db: Kysely<Database>,
  userId: string,
  query: PageRequest,
  readerId: string,
): Promise<Page<LikablePost> | undefined> {
  const page = await readOwned(db, userId, query);
  return page && { ...page, rows: await readBy(db, readerId, page.rows) };
}

const likedPosts = prepared(
  select(
    columnsOf('post_likes', { id: 'post_id' }),
    'from post_likes where user_id = $1 and post_id = any($2)',
  ),
);

/** The posts of a list, which many statements read, as their reader sees them. */
async function readBy<Row extends Post>(
  db: Kysely<Database>,
  readerId: string,
  posts: Row[],
): Promise<(Row & { likedByMe: boolean })[]> {
  if (posts.length === 0) return [];
  const liked = await readRows(db, likedPosts, [readerId, posts.map(({ id }) => id)]);
  const ids = new Set(liked.map(({ id }) => id));
  return posts.map((post) => ({ ...post, likedByMe: ids.has(post.id) }));
}

type PostsFilter = Omit<PostsQuery, 'page' | 'limit'>;

const { eb } = expressionBuilder<Database, 'posts'>();

function postConditions({ hidden, picture, userId }: PostsFilter): Expression<unknown>[] {
  const conditions: Expression<unknown>[] = [];
  if (hidden !== undefined) conditions.push(eb('is_enabled', '=', !hidden));
  if (picture !== undefined) {
    conditions.push(eb('image_resource_id', picture ? 'is not' : 'is', null));
  }
  if (userId !== undefined) conditions.push(eb('user_id', '=', userId));
  return conditions;
}

/** One page of the posts that match all filters, with the total. */
export async function listPostPage(db: Kysely<Database>, query: PostsQuery): Promise<Paged<Post>> {
  const { page, limit, query: search, hidden, picture, userId, sort = 'newest' } = query;
  // The bits of `facets_of_posts`.
  const facets = matchingFacets([hidden === undefined ? undefined : !hidden, picture]);
  const { rows, total } = await readPage(db, {
    page,
    limit,
    search,
    conditions: postConditions(query),
    order: byTime[sort],
    counted: search === '' && userId === undefined ? { sort, facets } : undefined,
  });
  return paged(rows.map(toRecord), total, query);
}

/** All posts that the list's query finds, in its order. */
export async function* eachPost(db: Kysely<Database>, query: PostsFilter): AsyncGenerator<Post[]> {
  const { query: search, sort = 'newest' } = query;
  const wanted = { search, conditions: postConditions(query), order: byTime[sort] };
  for await (const rows of readBatches(db, wanted)) yield rows.map(toRecord);
}

const onePost = prepared(select(storedPostColumns, `from posts ${joins} where posts.id = $1`));

const onePublicPost = prepared(
  select(
    withColumns(withColumns(storedPublicColumns, ownerColumns), pictureSize),
    `from posts ${joins} ${joinedPicture} where posts.id = $1 and posts.is_enabled`,
  ),
);

/** The row, for a change of it. */
export function findPost(db: Kysely<Database>, id: string): Promise<Post | undefined> {
  return oneRecord(db, onePost, [id]);
}

/** To plan the joins takes longer than to read the rows, so they are in a function, whose plan is cached behind a pooler, too (`visible_post`). */
const visiblePost = prepared(
  select(
    withColumns(columns, flagAs('likedByMe', 'visible.is_liked')),
    `from ${lockOf('posts')}, ${lockOf('users')}, visible_post($1, $2, $3) as visible
    cross join lateral (select (visible.post).*) as posts
    cross join lateral (select (visible.owner).*) as users
    ${joinedPicture}`,
  ),
);

/** The post, if the reader sees it: shown ones, their own, and hidden ones by right. */
export function findPostFor(
  db: Kysely<Database>,
  id: string,
  { userId, seesHidden }: { userId: string; seesHidden: boolean },
): Promise<LikablePost | undefined> {
  return oneRecord(db, visiblePost, [id, userId, seesHidden]);
}

/** The public fields of an enabled post. */
export function findPublicPost(db: Kysely<Database>, id: string): Promise<PublicPost | undefined> {
  return oneRecord(db, onePublicPost, [id]);
}

interface PostDraft {
  content: string;
  imageResourceId: string | null;
}

type NewPost = PostDraft & { id: string } & Pick<Caller, 'userId' | 'owner'>;

const fieldsOfPost = `jsonb_build_object(
  'content', posts.content, 'imageResourceId', posts.image_resource_id
)`;
const insert = `insert into posts (id, user_id, content, image_resource_id)
  values ($1, ${withRoom('posts', '$2')}, $3, $4)`;
/** Nobody likes it yet. */
const newColumns = withColumns(
  withColumns(storedColumns, changedSize),
  flagAs('likedByMe', 'false'),
);
const quietPost = prepared(changeReturning(insert, newColumns));
const auditedPost = prepared(
  select(
    newColumns,
    'from posts',
    `with posts as (${insert} returning *), noted as (${insertedEntry(
      5,
      {
        itemId: 'posts.id',
        label: labelSql(subjects.posts),
        person: 'posts.user_id',
        changes: `changed_fields('{}', ${fieldsOfPost}, '{imageResourceId}')`,
      },
      'posts',
    )})`,
  ),
);

/** @param audit null for a member's post, which is not audited */
export function insertPost(
  db: Kysely<Database>,
  { id, userId, owner, content, imageResourceId }: NewPost,
  audit: AuditContext | null,
): Promise<LikablePost> {
  const values = [id, userId, content, imageResourceId];
  if (audit === null) return insertedRecord(db, quietPost, values, owner);
  return insertedRecord(db, auditedPost, [...values, auditParameter(audit)], owner);
}

const updatedPost = prepared(
  auditedUpdate(changedColumns(4), {
    ...subjects.posts,
    fields: { content: 'content', imageResourceId: 'image_resource_id' },
    hidden: ['imageResourceId'],
    set: 'content = $2, image_resource_id = coalesce($3, posts.image_resource_id), updated_at = now()',
    audit: 5,
  }),
);

/** A draft without a picture keeps the picture of the post. @param readerId null when nobody reads the post */
export function updatePost(
  db: Kysely<Database>,
  id: string,
  { content, imageResourceId }: PostDraft,
  audit: AuditContext | null,
  readerId: string | null,
): Promise<Audited<LikablePost> | undefined> {
  return updateAuditedRecord(db, updatedPost, [id, content, imageResourceId, readerId], audit);
}

const switchedPost = prepared(
  auditedUpdate(changedColumns(3), {
    ...subjects.posts,
    fields: { isEnabled: 'is_enabled' },
    set: 'is_enabled = $2',
    audit: 4,
  }),
);

export function setPostEnabled(
  db: Kysely<Database>,
  id: string,
  isEnabled: boolean,
  audit: AuditContext,
  readerId: string | null,
): Promise<Audited<LikablePost> | undefined> {
  return updateAuditedRecord(db, switchedPost, [id, isEnabled, readerId], audit);
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
