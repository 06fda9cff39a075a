import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { parsedRow, parsedRows } from '../db/statements/parsed-rows.ts';
import { sampleUser } from '../db/testing/sample-rows.ts';

/** What an account may have, and what others may have added to it. */
const largest = {
  people: 10_000,
  posts: 25_000,
  /** Half by the account on others' posts, half by others on its posts. */
  comments: 50_000,
  /** Half on posts, half on comments. */
  likes: 200_000,
  diveLogs: 20_000,
  certificates: 500,
  tickets: 5_000,
};

/** A statement must end before the engine's deadline. */
const rowsPerStatement = 5_000;

const me = sql`'01900000-0000-7000-8000-000000000001'::uuid`;
const n = sql`n`;
/** Ids that other statements can name: the kind of the record and its number. */
const id = (kind: number, number: RawBuilder<unknown>) =>
  sql`(${`0190000${kind}-0000-7000-8000-`} || lpad((${number})::text, 12, '0'))::uuid`;

interface Filling {
  db: Kysely<Database>;
  size: typeof largest;
  /** The id of another person, by the number of a row. */
  other: (number: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * The largest account that the limits allow, or a share of it, among other people. Everybody follows it, and it
 * follows everybody.
 */
export async function fillLargestAccount(db: Kysely<Database>, share = 1): Promise<{ id: string }> {
  const of = (count: number) => Math.ceil(count * share);
  const size = {
    people: of(largest.people),
    posts: of(largest.posts),
    comments: of(largest.comments),
    likes: of(largest.likes),
    diveLogs: of(largest.diveLogs),
    certificates: of(largest.certificates),
    tickets: of(largest.tickets),
  };
  const diver = sampleUser({ id: '01900000-0000-7000-8000-000000000001' });
  await db.insertInto('users').values(diver).execute();
  const other: Filling['other'] = (number) => id(1, sql`(${number} % ${size.people}::integer)`);
  const filling = { db, size, other };
  await fillPeople(filling);
  await fillPosts(filling);
  await fillComments(filling);
  await fillLikes(filling);
  await fillRecords(filling);
  return { id: diver.id };
}

async function fillPeople({ db, size: { people }, other }: Filling): Promise<void> {
  await insert(
    db,
    people,
    (rows) => sql`
    insert into users (id, username, email, password_hash)
    select ${id(1, sql`n - 1`)}, 'large.' || n, 'large.' || n || '@example.org', '-' from ${rows}`,
  );
  await insert(
    db,
    people,
    (rows) => sql`
    insert into follows (user_id, followed_id)
    select ${other(n)}, ${me} from ${rows} union all select ${me}, ${other(n)} from ${rows}`,
  );
}

async function fillPosts({ db, size: { posts, likes }, other }: Filling): Promise<void> {
  await insert(
    db,
    posts,
    (rows) => sql`
    with pictures as (
      insert into files (id, user_id, kind, name, content_type, byte_size)
      select 'picture-' || n, ${me}, 'post', 'reef.webp', 'image/webp', 1
      from ${rows} where n % 50 = 0
    )
    insert into posts (id, user_id, content, image_resource_id)
    select ${id(2, n)}, ${me}, 'Clear water today, ' || n,
      case when n % 50 = 0 then 'picture-' || n end from ${rows}`,
  );
  await insert(
    db,
    likes / 2,
    (rows) => sql`
    insert into posts (id, user_id, content)
    select ${id(3, n)}, ${other(n)}, 'Dusk dive, ' || n from ${rows}`,
  );
}

async function fillComments({ db, size, other }: Filling): Promise<void> {
  const { posts, comments, likes } = size;
  const otherPost = id(3, sql`n % ${likes / 2}::integer + 1`);
  await insert(
    db,
    comments / 2,
    (rows) => sql`
    insert into comments (id, post_id, user_id, content)
    select ${id(4, n)}, ${otherPost}, ${me}, 'Nice.' from ${rows}`,
  );
  await insert(
    db,
    comments / 2,
    (rows) => sql`
    insert into comments (id, post_id, user_id, content)
    select ${id(5, n)}, ${id(2, sql`n % ${posts}::integer + 1`)}, ${other(n)}, 'Nice.' from ${rows}`,
  );
  await insert(
    db,
    likes / 2,
    (rows) => sql`
    insert into comments (id, post_id, user_id, content)
    select ${id(6, n)}, ${id(3, n)}, ${other(sql`(n + 1)`)}, 'Good.' from ${rows}`,
  );
}

async function fillLikes({ db, size: { posts, likes }, other }: Filling): Promise<void> {
  await insert(
    db,
    likes / 2,
    (rows) => sql`
    insert into post_likes (post_id, user_id) select ${id(3, n)}, ${me} from ${rows}`,
  );
  await insert(
    db,
    likes / 2,
    (rows) => sql`
    insert into comment_likes (comment_id, user_id) select ${id(6, n)}, ${me} from ${rows}`,
  );
  await insert(
    db,
    posts,
    (rows) => sql`
    insert into post_likes (post_id, user_id) select ${id(2, n)}, ${other(n)} from ${rows}`,
  );
}

async function fillRecords({ db, size }: Filling): Promise<void> {
  await insert(
    db,
    size.diveLogs,
    (rows) => sql`
    insert into dive_logs (id, user_id, site, date, max_depth, comments)
    select ${id(7, n)}, ${me}, 'Shark Reef', date '2000-01-01' + (n % 9000), n % 130,
      repeat('Turtles and rays. ', 10) from ${rows}`,
  );
  await insert(
    db,
    size.certificates,
    (rows) => sql`
    with documents as (
      insert into files (id, user_id, kind, name, content_type, byte_size)
      select 'document-' || n, ${me}, 'certificate', 'card.pdf', 'application/pdf', 1 from ${rows}
    )
    insert into certificates (id, user_id, title, file_resource_id)
    select ${id(8, n)}, ${me}, 'Open Water ' || n, 'document-' || n from ${rows}`,
  );
  await insert(
    db,
    size.tickets,
    (rows) => sql`
    insert into tickets (id, user_id, subject, description, category)
    select ${id(9, n)}, ${me}, 'Help ' || n, '', 'Other' from ${rows}`,
  );
  await insert(
    db,
    size.tickets,
    (rows) => sql`
    insert into ticket_messages (id, ticket_id, user_id, author_id, body)
    select gen_random_uuid(), ${id(9, n)}, ${me}, ${me}, 'Still.' from ${rows}`,
  );
}

async function insert(
  db: Kysely<Database>,
  count: number,
  statement: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  for (let first = 1; first <= count; first += rowsPerStatement) {
    const last = Math.min(Math.floor(count), first + rowsPerStatement - 1);
    const rows = sql`generate_series(${first}::integer, ${last}::integer) as n`;
    await statement(rows).execute(db);
  }
}

export async function isAnyActInProgress(db: Kysely<Database>): Promise<boolean> {
  const found = sql`
    select exists (select from deletions where in_progress is not null)
      or exists (select from sanctions where posts_in_progress is not null) as "isThere"`;
  return (await parsedRow(db, { isThere: v.boolean() }, found))?.isThere === true;
}

/** The counters that differ from their rows; `findFaults` reads too much for as many rows as here. */
export async function compareTotals(db: Kysely<Database>): Promise<string[]> {
  const wrong = sql`
    select what from (values
      ('users', (select total from locate_page('users', 0)), (select count(*) from users)),
      ('posts', (select total from locate_page('posts', 0)), (select count(*) from posts)),
      ('dive logs', (select total from locate_page('dive_logs', 0)), (select count(*) from dive_logs)),
      ('tickets', (select total from locate_page('tickets', 0)), (select count(*) from tickets)),
      ('comments', (select sum(comments_count) from posts), (select count(*) from comments)),
      ('post likes', (select sum(likes_count) from posts), (select count(*) from post_likes)),
      ('comment likes', (select sum(likes_count) from comments), (select count(*) from comment_likes)),
      ('followers', (select sum(followers_count) from users), (select count(*) from follows)),
      ('following', (select sum(following_count) from users), (select count(*) from follows))
    ) as totals(what, counted, n) where coalesce(counted, 0) <> n`;
  const rows = await parsedRows(db, { what: v.string() }, wrong);
  return rows.map(({ what }) => what);
}
