/**
 * The limit: what this machine could do at most with the same rows. Bare node:http, pg and hand-written
 * SQL; no framework, no sign-in, no validation. Read from PORT and DATABASE_URL.
 */
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const columns = `id, username, full_name, email, role, is_verified, country, age, bio, profile_picture,
  followers_count, following_count, created_at, last_active_at`;
const newestFirst = 'order by created_at desc, id desc';

/** The total as a trigger could maintain it. */
const page = `
  select ${columns}, (select row_count from row_counts where noun = 'users' and period = 'all') as total
  from users ${newestFirst} limit $1 offset $2`;
const found = `
  select ${columns}, count(*) over () as total
  from users where search_text like $3 ${newestFirst} limit $1 offset $2`;

interface Row {
  id: string;
  username: string;
  full_name: string | null;
  email: string;
  role: string;
  is_verified: boolean;
  country: string | null;
  age: number | null;
  bio: string | null;
  profile_picture: string | null;
  followers_count: number;
  following_count: number;
  created_at: Date;
  last_active_at: Date | null;
  total: string;
}

createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://limit').searchParams;
  answer(Number(query.get('page')), Number(query.get('limit')), query.get('search') ?? '')
    .then((body) => response.setHeader('content-type', 'application/json').end(body))
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env['PORT']), '127.0.0.1');

async function answer(number: number, limit: number, search: string): Promise<string> {
  const place = [limit, (number - 1) * limit];
  const { rows } = search
    ? await pool.query<Row>(found, [...place, `%${search.toLowerCase()}%`])
    : await pool.query<Row>(page, place);
  const total = Number(rows[0]?.total ?? 0);
  const list = {
    data: rows.map(toUser),
    totalPages: Math.ceil(total / limit),
    total,
    page: number,
  };
  return JSON.stringify({ isSuccessful: true, message: 'Done.', data: list });
}

function toUser(row: Row) {
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    isVerified: row.is_verified,
    country: row.country,
    age: row.age,
    bio: row.bio,
    profilePicture: row.profile_picture,
    followersCount: row.followers_count,
    followingCount: row.following_count,
    createdAt: row.created_at,
    lastActiveAt: row.last_active_at,
  };
}
