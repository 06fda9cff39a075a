import { listSorts } from '@buddyline/domain/list-sort';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builder, selectList } from '../statements/statement.ts';
import { parsedRow } from '../statements/parsed-rows.ts';
import { samplePost, sampleUser } from '../testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { numberedPages } from './numbered-pages.ts';
import { byTime } from './row-order.ts';

const search = numberedPages({
  noun: 'users',
  columns: selectList(builder.selectFrom('users').select(['users.id', 'users.username'])),
});

const searchPosts = numberedPages({
  noun: 'posts',
  columns: selectList(builder.selectFrom('posts').select(['posts.id', 'posts.content'])),
  byOwner: true,
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function contents(text: string): Promise<string[]> {
  const { rows, total } = await searchPosts(database.db, { search: text, page: 1, limit: 100 });
  expect(total).toBe(rows.length);
  return rows.map((row) => row.content);
}

async function usernames(text: string): Promise<string[]> {
  const { rows, total } = await search(database.db, { search: text, page: 1, limit: 100 });
  expect(total).toBe(rows.length);
  return rows.map((row) => row.username);
}

test('a user is found by username, full name and address, with folding and without wildcards', async () => {
  const people = [
    sampleUser({ username: 'a_100%', full_name: 'أحمد الغوّاص', created_at: '2026-01-01' }),
    sampleUser({ username: 'a\\b', full_name: 'Zoë Ångström', created_at: '2026-01-02' }),
    sampleUser({ username: 'abc', email: "o'neil@example.org", created_at: '2026-01-03' }),
  ];
  await database.db.insertInto('users').values(people).execute();

  expect(await usernames('احمد')).toEqual(['a_100%']);
  expect(await usernames('zoe angs')).toEqual(['a\\b']);
  expect(await usernames("O'NEIL")).toEqual(['abc']);
  expect(await usernames('a_')).toEqual(['a_100%']);
  expect(await usernames('0%')).toEqual(['a_100%']);
  expect(await usernames('\\')).toEqual(['a\\b']);
  expect(await usernames('a')).toEqual(['abc', 'a\\b', 'a_100%']);
  expect(await usernames('nobody')).toEqual([]);
});

test('pages and totals of a common term are exact, with and without the cached total', async () => {
  const many = Array.from({ length: 1_200 }, (_, index) =>
    sampleUser({ full_name: 'Common Diver', created_at: new Date(1_700_000_000_000 + index) }),
  );
  await database.db.insertInto('users').values(many).execute();
  const newestFirst = many.map((user) => user.id).toReversed();
  for (const page of [1, 2, 134, 1, 2, 134, 135]) {
    const found = await search(database.db, { search: 'common DIVER', page, limit: 9 });
    expect(found.total).toBe(1_200);
    expect(found.rows.map((row) => row.id)).toEqual(newestFirst.slice((page - 1) * 9, page * 9));
  }
});

test('pages and totals of a filter are exact, at both sides of the place from which only the rest is counted', async () => {
  // Two have each time. Others lie in between.
  const many = Array.from({ length: 2_200 }, (_, index) =>
    sampleUser({
      country: index % 2 === 0 ? 'Malta' : 'Cyprus',
      created_at: new Date(1_600_000_000_000 + Math.floor(index / 4)),
    }),
  );
  await database.db.insertInto('users').values(many).execute();
  const newestFirst = many
    .filter(({ country }) => country === 'Malta')
    .toSorted((a, b) => Number(b.created_at) - Number(a.created_at) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  for (const sort of listSorts) {
    const ids = sort === 'newest' ? newestFirst : newestFirst.toReversed();
    for (const page of [1, 2, 112, 113, 122, 123, 999]) {
      const request = { page, limit: 9, order: byTime[sort] };
      const found = await search(database.db, { ...request, conditions: [sql`country = 'Malta'`] });
      expect(found.total).toBe(1_100);
      expect(found.rows.map((row) => row.id)).toEqual(ids.slice((page - 1) * 9, page * 9));
    }
  }
});

test('words match in any order and in any number', async () => {
  const ines = sampleUser({ username: 'ines.c', full_name: 'Inês Carvalho' });
  await database.db.insertInto('users').values(ines).execute();
  for (const text of ['carvalho inês', 'INES carvalho', 'valho  ines.c nês']) {
    expect(await usernames(text)).toEqual(['ines.c']);
  }
  expect(await usernames('carvalho nobody')).toEqual([]);
  expect(await usernames('i n e s c a r v a l h o')).toEqual([]);
});

test('posts are found by the name of their author too, once each, but not by the address', async () => {
  const author = sampleUser({
    username: 'okonkwo',
    full_name: 'Chidi Okonkwo',
    email: 'whaleshark@example.org',
  });
  const other = sampleUser({ full_name: 'Ravi Menon' });
  await database.db.insertInto('users').values([author, other]).execute();
  const posts = [
    samplePost(author.id, { content: 'Drift at the point', created_at: '2026-01-01' }),
    samplePost(author.id, { content: 'Okonkwo was here', created_at: '2026-01-03' }),
    samplePost(other.id, { content: 'With Chidi Okonkwo', created_at: '2026-01-02' }),
    samplePost(other.id, { content: 'A whaleshark at last', created_at: '2026-01-04' }),
  ];
  await database.db.insertInto('posts').values(posts).execute();

  const all = ['Okonkwo was here', 'With Chidi Okonkwo', 'Drift at the point'];
  expect(await contents('okonkwo')).toEqual(all);
  expect(await contents('Okonkwo chidi')).toEqual(all);
  expect(await contents('whaleshark')).toEqual(['A whaleshark at last']);
  const second = await searchPosts(database.db, { search: 'okonkwo', page: 2, limit: 2 });
  expect(second).toMatchObject({ total: 3, rows: [{ content: 'Drift at the point' }] });
});

test('a rare word uses the trigram indexes of posts and of users', async () => {
  await sql`
    insert into users (id, username, full_name, email, password_hash)
    select gen_random_uuid(), 'buddy-' || n, md5(n::text), n || '@example.net', '-'
    from generate_series(1, 300) as n
  `.execute(database.db);
  await sql`
    insert into posts (id, user_id, content)
    select gen_random_uuid(), id, md5(username) from users where username like 'buddy-%'
  `.execute(database.db);
  await sql`analyze users, posts`.execute(database.db);
  await database.db.transaction().execute(async (transaction) => {
    // Tables this small the planner would rather read whole, one row after the other or in the order of the list.
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_indexscan = off`.execute(transaction);
    const before = await scans(transaction);
    await searchPosts(transaction, { search: 'zebra shark', page: 1, limit: 6 });
    const after = await scans(transaction);
    expect(after.posts).toBe(before.posts);
    expect(after.users).toBe(before.users);
    expect(after.posts_search).toBeGreaterThan(before.posts_search);
    expect(after.users_search).toBeGreaterThan(before.users_search);
  });
});

/** The numbers of sequential scans of the tables and of scans of their trigram indexes. */
async function scans(transaction: TestDatabase['db']) {
  const scansOf = (relation: string) =>
    sql.raw(`pg_stat_get_xact_numscans('${relation}'::regclass)`);
  const statistics = sql`
    select ${scansOf('posts')}::int as posts, ${scansOf('users')}::int as users,
      ${scansOf('posts_search')}::int as posts_search, ${scansOf('users_search')}::int as users_search`;
  const relations = ['posts', 'users', 'posts_search', 'users_search'] as const;
  const entries = v.entriesFromList(relations, v.number());
  const counts = await parsedRow(transaction, entries, statistics);
  if (!counts) throw new Error('The statistics query returned no row');
  return counts;
}
