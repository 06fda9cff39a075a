import { type Expression, expressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Paged } from '@buddyline/domain/envelope';
import type { LikablePost } from '@buddyline/domain/like';
import type { Post } from '@buddyline/domain/post';
import type { PostsQuery } from '@buddyline/domain/post-list';
import type { PublicPost } from '@buddyline/domain/share';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { auditedUpdate, auditText, insertedEntry } from '../../activity/audited-update-sql.ts';
import { labelSql, subjects } from '../../activity/subjects-sql.ts';
import { batchesOf } from '../../db/pages/batches.ts';
import { lockOf } from '../../db/pages/counted-pages.ts';
import { matchingFacets } from '../../db/pages/facets.ts';
import { numberedPages } from '../../db/pages/numbered-pages.ts';
import type { Page, PageRequest } from '../../db/pages/page.ts';
import { byTime } from '../../db/pages/row-order.ts';
import type { Database } from '../../db/schema.ts';
import { flag, withRoom } from '../../db/statements/expressions.ts';
import {
  bothLists,
  builder,
  type Given,
  prepared,
  select,
  selectList,
} from '../../db/statements/statement.ts';
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
import { likedBy } from '../likes/likes-sql.ts';

const publicFields = [
  'posts.id',
  'posts.user_id as userId',
  'posts.content',
  'posts.image_resource_id as imageResourceId',
  'posts.likes_count as likesCount',
  'posts.comments_count as commentsCount',
  'posts.created_at as createdAt',
  'posts.updated_at as updatedAt',
] as const;
/** What the row itself has, without its picture's size and its reader. */
const storedFields = [...publicFields, 'posts.is_enabled as isEnabled'] as const;
const sizeFields = ['files.width as imageWidth', 'files.height as imageHeight'] as const;

const { eb } = expressionBuilder<Database, 'posts'>();

const ownedPosts = builder.selectFrom('posts').innerJoin('users', 'users.id', 'posts.user_id');
const storedPosts = ownedPosts.select([...storedFields, ...ownerColumns]);
const picturedPosts = ownedPosts.leftJoin('files', 'files.id', 'posts.image_resource_id');
export const storedPostColumns = selectList(storedPosts);
/** The columns of a statement with `joinedPicture`. */
const columns = selectList(picturedPosts.select([...storedFields, ...ownerColumns, ...sizeFields]));
export const joinedPicture = sql`left join files on files.id = posts.image_resource_id`;

const likedByMe = (isLiked: RawBuilder<boolean>) =>
  selectList(builder.selectNoFrom(isLiked.as('likedByMe')));
/** The same for a person who reads the post. */
export const postColumns = (reader: RawBuilder<string>) =>
  bothLists(columns, likedByMe(likedBy('post', reader)));
/** What a change returns cannot join. */
const sizeOf = eb.selectFrom('files').whereRef('files.id', '=', 'posts.image_resource_id');
const changedSizeFields = [
  sizeOf.select('files.width').as('imageWidth'),
  sizeOf.select('files.height').as('imageHeight'),
] as const;
const changedColumns = (reader: RawBuilder<string | null>) =>
  selectList(
    builder
      .selectFrom(['posts', 'users'])
      .select([...storedFields, ...ownerColumns, ...changedSizeFields])
      .select(likedBy('post', reader).as('likedByMe')),
  );
const joinedOwner = sql`left join users on users.id = posts.user_id`;

/** Staff find posts, and open them to see the rest: the likes of a page's reader would take a statement more. */
const listed = {
  noun: 'posts' as const,
  columns: storedPostColumns,
  joins: joinedOwner,
  byOwner: true,
  texts: ['content'],
};
const readPage = numberedPages(listed);
const readBatches = batchesOf(listed);

const readOwned = ownedPages(
  { noun: 'posts', columns, joins: sql`${joinedOwner} ${joinedPicture}` },
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

const likedPosts = prepared(({ readerId, ids }: Given<{ readerId: string; ids: string[] }>) =>
  builder
    .selectFrom('post_likes')
    .select('post_id as id')
    .where('user_id', '=', readerId)
    .where((likes) => likes('post_id', '=', likes.fn.any(ids))),
);

/** The posts of a list, which many statements read, as their reader sees them. */
async function readBy<Row extends Post>(
  db: Kysely<Database>,
  readerId: string,
  posts: Row[],
): Promise<(Row & { likedByMe: boolean })[]> {
  if (posts.length === 0) return [];
  const liked = await db.executeQuery(likedPosts({ readerId, ids: posts.map(({ id }) => id) }));
  const ids = new Set(liked.rows.map(({ id }) => id));
  return posts.map((post) => ({ ...post, likedByMe: ids.has(post.id) }));
}

type PostsFilter = Omit<PostsQuery, 'page' | 'limit'>;

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

const onePost = prepared(({ id }: Given<{ id: string }>) => storedPosts.where('posts.id', '=', id));

const onePublicPost = prepared(({ id }: Given<{ id: string }>) =>
  picturedPosts
    .select([...publicFields, ...ownerColumns, ...sizeFields])
    .where('posts.id', '=', id)
    .where((post) => post.ref('posts.is_enabled')),
);

/** The row, for a change of it. */
export function findPost(db: Kysely<Database>, id: string): Promise<Post | undefined> {
  return oneRecord(db, onePost({ id }));
}

/** To plan the joins takes longer than to read the rows, so they are in a function, whose plan is cached behind a pooler, too (`visible_post`). */
const visiblePost = prepared(
  ({ id, userId, seesHidden }: Given<{ id: string; userId: string; seesHidden: boolean }>) =>
    select(
      bothLists(columns, likedByMe(flag(sql`visible.is_liked`))),
      sql`from ${lockOf('posts')}, ${lockOf('users')}, visible_post(${id}, ${userId}, ${seesHidden}) as visible
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
  return oneRecord(db, visiblePost({ id, userId, seesHidden }));
}

/** The public fields of an enabled post. */
export function findPublicPost(db: Kysely<Database>, id: string): Promise<PublicPost | undefined> {
  return oneRecord(db, onePublicPost({ id }));
}

interface PostDraft {
  content: string;
  imageResourceId: string | null;
}

type NewPost = PostDraft & { id: string; userId: string };

const fieldsOfPost = `jsonb_build_object(
  'content', posts.content, 'imageResourceId', posts.image_resource_id
)`;
const insertedPosts = ({ id, userId, content, imageResourceId }: Given<NewPost>) =>
  builder.insertInto('posts').values({
    id,
    user_id: withRoom('posts', userId),
    content,
    image_resource_id: imageResourceId,
  });
/** Nobody likes it yet. */
const newFields = [
  ...storedFields,
  ...changedSizeFields,
  flag(sql`false`).as('likedByMe'),
] as const;
const quietPost = prepared((given: Given<NewPost>) => insertedPosts(given).returning(newFields));
const entry = {
  itemId: 'posts.id',
  label: labelSql(subjects.posts),
  person: 'posts.user_id',
  changes: `changed_fields('{}', ${fieldsOfPost}, '{imageResourceId}')`,
};
const auditedPost = prepared((given: Given<NewPost & { audit: string | null }>) =>
  builder
    .with('posts', () => insertedPosts(given).returningAll())
    .with('audited', () => insertedEntry(given.audit, entry, 'posts'))
    .selectFrom('posts')
    .select(newFields),
);

/** @param audit null for a member's post, which is not audited */
export function insertPost(
  db: Kysely<Database>,
  { owner, ...post }: NewPost & Pick<Caller, 'owner'>,
  audit: AuditContext | null,
): Promise<LikablePost> {
  if (audit === null) return insertedRecord(db, quietPost(post), owner);
  return insertedRecord(db, auditedPost({ ...post, audit: auditText(audit) }), owner);
}

interface PostChange {
  id: string;
  reader: string | null;
  audit: string | null;
}

const updatedPost = prepared((given: Given<PostDraft & PostChange>) =>
  auditedUpdate(changedColumns(given.reader), {
    ...subjects.posts,
    fields: { content: 'content', imageResourceId: 'image_resource_id' },
    hidden: ['imageResourceId'],
    id: given.id,
    set: sql`content = ${given.content},
      image_resource_id = coalesce(${given.imageResourceId}, posts.image_resource_id), updated_at = now()`,
    audit: given.audit,
  }),
);

/** A draft without a picture keeps the picture of the post. @param readerId null when nobody reads the post */
export function updatePost(
  db: Kysely<Database>,
  id: string,
  draft: PostDraft,
  audit: AuditContext | null,
  readerId: string | null,
): Promise<Audited<LikablePost> | undefined> {
  const updated = updatedPost({ id, ...draft, reader: readerId, audit: auditText(audit) });
  return updateAuditedRecord(db, updated, audit);
}

const switchedPost = prepared((given: Given<PostChange & { isEnabled: boolean }>) =>
  auditedUpdate(changedColumns(given.reader), {
    ...subjects.posts,
    fields: { isEnabled: 'is_enabled' },
    id: given.id,
    set: sql`is_enabled = ${given.isEnabled}`,
    audit: given.audit,
  }),
);

export function setPostEnabled(
  db: Kysely<Database>,
  id: string,
  isEnabled: boolean,
  audit: AuditContext,
  readerId: string | null,
): Promise<Audited<LikablePost> | undefined> {
  const updated = switchedPost({ id, isEnabled, reader: readerId, audit: auditText(audit) });
  return updateAuditedRecord(db, updated, audit);
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
