/**
 * The reference server, the upper limit on this machine with the same rows: bare node:http, pg and
 * hand-written SQL, without framework, sign-in or validation. Configured by PORT and DATABASE_URL.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { answerMember } from './reference-members.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

interface Noun {
  columns: string;
  from: string;
  toItem: (row: Record<string, unknown>) => unknown;
}

const users: Noun = {
  columns: `id, username, full_name, email, role, is_verified, country, age, bio, profile_picture,
    followers_count, following_count, users.created_at, updated_at, last_active_at`,
  from: 'users',
  toItem: (row) => ({
    id: row['id'],
    username: row['username'],
    fullName: row['full_name'],
    email: row['email'],
    role: row['role'],
    isVerified: row['is_verified'],
    country: row['country'],
    age: row['age'],
    bio: row['bio'],
    profilePicture: row['profile_picture'],
    followersCount: row['followers_count'],
    followingCount: row['following_count'],
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    lastActiveAt: row['last_active_at'],
  }),
};

const posts: Noun = {
  columns: `posts.id, posts.user_id, posts.content, posts.image_resource_id, posts.likes_count,
    posts.comments_count, posts.created_at, posts.updated_at, posts.is_enabled,
    owner.username, owner.full_name, owner.profile_picture`,
  from: 'posts',
  toItem: (row) => ({
    id: row['id'],
    userId: row['user_id'],
    content: row['content'],
    imageResourceId: row['image_resource_id'],
    likesCount: row['likes_count'],
    commentsCount: row['comments_count'],
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    isEnabled: row['is_enabled'],
    Owner: {
      username: row['username'],
      fullName: row['full_name'],
      profilePicture: row['profile_picture'],
    },
  }),
};

const ownerJoin = 'join users owner on owner.id = posts.user_id';
const joinOf = ({ from }: Noun) => (from === 'posts' ? ownerJoin : '');
const newestFirst = ({ from }: Noun) => `order by ${from}.created_at desc, ${from}.id desc`;

/** Reads the total from a table that triggers maintain. */
const pageText = (noun: Noun) => `
  select ${noun.columns}, (select row_count from row_counts where noun = '${noun.from}' and period = 'all') as total
  from ${noun.from} ${joinOf(noun)} ${newestFirst(noun)} limit $1 offset $2`;
const foundText = (noun: Noun) => `
  select ${noun.columns}, count(*) over () as total
  from ${noun.from} ${joinOf(noun)} where ${noun.from}.search_text like $3
  ${newestFirst(noun)} limit $1 offset $2`;
const oneText = `select ${posts.columns} from posts ${ownerJoin} where posts.id = $1`;
const updateText = `
  update posts set is_enabled = $2, updated_at = now() from users owner
  where posts.id = $1 and owner.id = posts.user_id returning ${posts.columns}`;

const lists = new Map(
  [users, posts].map((noun) => [
    `/${noun.from}`,
    { noun, page: pageText(noun), found: foundText(noun) },
  ]),
);

createServer((request, response) => {
  answer(request)
    .then((data) => {
      const body = JSON.stringify({ isSuccessful: true, message: 'Done.', data });
      response.setHeader('content-type', 'application/json').end(body);
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env['PORT']), '127.0.0.1');

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://reference');
  const { pathname, searchParams } = url;
  const ofMember = await answerMember(pool, request, url);
  if (ofMember !== undefined) return ofMember;
  const list = lists.get(pathname);
  if (list) return answerList(list, searchParams);
  const id = pathname.slice('/posts/'.length);
  const { rows } =
    request.method === 'PATCH'
      ? await pool.query(updateText, [id, Object(await json(request)).isEnabled])
      : await pool.query(oneText, [id]);
  return posts.toItem(rows[0]);
}

async function answerList(
  { noun, page: text, found }: { noun: Noun; page: string; found: string },
  params: URLSearchParams,
): Promise<unknown> {
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  const search = params.get('search') ?? params.get('query') ?? '';
  const place = [limit, (page - 1) * limit];
  const { rows } = search
    ? await pool.query(found, [...place, `%${search.toLowerCase()}%`])
    : await pool.query(text, place);
  const total = Number(rows[0]?.total ?? 0);
  return { data: rows.map(noun.toItem), totalPages: Math.ceil(total / limit), total, page };
}
