import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Busboy } from '@fastify/busboy';
import type pg from 'pg';
import { members } from './full-database.ts';

/** The same SQL as the API's for the calls of members, without sign-in, validation and keys. */

const feedColumns = `posts.id, posts.user_id, posts.content, posts.image_resource_id, posts.likes_count,
  posts.comments_count, posts.created_at, posts.updated_at, users.full_name, users.username,
  users.profile_picture, files.width, files.height,
  exists (select from post_likes where post_id = posts.id and user_id = $1) as liked`;
const feedText = `
  select ${feedColumns} from (
    select * from posts where is_enabled order by created_at desc, id desc limit $2
  ) as posts
  join users on users.id = posts.user_id
  left join files on files.id = posts.image_resource_id
  order by posts.created_at desc, posts.id desc`;
const postText = `insert into posts (id, user_id, content) values ($1, $2, $3) returning *`;
const diveText = `
  insert into dive_logs (id, user_id, site, max_depth, date) values ($1, $2, $3, $4, $5) returning *`;
const likeText = `
  with person as (select id from users where id = $2 for key share)
  insert into post_likes (post_id, user_id)
  select id, $2 from posts where id = $1 and is_enabled and exists (select from person)
  on conflict do nothing`;
const likedText = `
  select likes_count, exists (
    select from post_likes where post_id = posts.id and user_id = $2
  ) as liked from posts where id = $1`;

/** @returns undefined for the calls of others */
export async function answerMember(
  pool: pg.Pool,
  request: IncomingMessage,
  { pathname, searchParams }: URL,
): Promise<unknown> {
  const me = await memberId(pool);
  if (pathname === '/feed') {
    const { rows } = await pool.query(feedText, [me, Number(searchParams.get('limit')) + 1]);
    return { data: rows.slice(0, -1), next: rows.at(-1)?.id };
  }
  if (pathname === '/divelogs') {
    const { site, maxDepth, date } = Object(await json(request));
    return insert(pool, diveText, [randomUUID(), me, site, maxDepth, date]);
  }
  if (pathname === '/posts' && request.method === 'POST') {
    const { content } = await readForm(request);
    return insert(pool, postText, [randomUUID(), me, content]);
  }
  if (!pathname.endsWith('/like')) return undefined;
  const values = [pathname.split('/')[2], me];
  await pool.query(likeText, values);
  const { rows } = await pool.query(likedText, values);
  return { likesCount: rows[0].likes_count, likedByMe: rows[0].liked };
}

/** The text fields of a form, read by the parser of the API. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
  });
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  request.pipe(parser);
  await once(parser, 'finish');
  return fields;
}

let found: Promise<string> | undefined;

function memberId(pool: pg.Pool): Promise<string> {
  found ??= pool
    .query('select id from users where email = $1', [members[0]])
    .then(({ rows }) => String(rows[0].id));
  return found;
}

async function insert(pool: pg.Pool, text: string, values: unknown[]): Promise<unknown> {
  const { rows } = await pool.query(text, values);
  return rows[0];
}
