import { knownWords } from '@buddyline/demo-data/full';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { loadFull } from './load-full.ts';

const counts = {
  users: 400,
  posts: 1000,
  comments: 600,
  diveLogs: 500,
  certificates: 120,
  tickets: 90,
};
const now = new Date('2026-11-21T12:00:00Z');

let database: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [database, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await loadFull({ database, now, counts });
});
afterAll(() => Promise.all([database.close(), other.close()]));

async function first(query: ReturnType<typeof sql>, on = database): Promise<unknown> {
  return (await query.execute(on.db)).rows[0];
}

test('has the requested numbers of rows and correct counters', async () => {
  const total = sql`
    select (select count(*)::int from users) as users, (select count(*)::int from posts) as posts,
      (select sum(comments_count)::int from posts) as comments,
      (select count(*)::int from dive_logs) as "diveLogs",
      (select count(*)::int from certificates) as certificates,
      (select count(*)::int from tickets) as tickets`;
  expect(await first(total)).toEqual(counts);
  const folded = sql`
    select (select row_count::int from row_counts where noun = 'users' and period = 'all') as users,
      (select count(*)::int from row_changes) as changes`;
  expect(await first(folded)).toEqual({ users: counts.users, changes: 0 });
});

test('has its search indexes again', async () => {
  const indexes = sql`
    select count(*)::int as n from pg_indexes where indexdef like '%gin_trgm_ops%'`;
  expect(await first(indexes)).toEqual(await first(indexes, other));
});

test('is the same for the same time', async () => {
  await loadFull({ database: other, now, counts });
  const digest = sql`
    select (select md5(string_agg(id::text || content, '' order by id)) from posts) as posts,
      (select md5(string_agg(id::text || coalesce(site, '') || dive_number, '' order by id)) from dive_logs) as logs,
      (select md5(string_agg(id::text || username, '' order by id)) from users where role = 'USER') as users`;
  expect(await first(digest)).toEqual(await first(digest, other));
});

test('has the common word in about 28 % of its posts, and the rare words', async () => {
  const shares = sql`
    select avg((content ilike ${`%${knownWords.commonInPosts}%`})::int)::float8 as common,
      sum((content ilike ${`%${knownWords.rareInPosts}%`})::int)::int as rare,
      (select count(*)::int from users where full_name like ${`%${knownWords.rareInUsers}`}) as name
    from posts`;
  expect(await first(shares)).toEqual({ common: expect.closeTo(0.28, 1), rare: 1, name: 1 });
});

test('numbers the dives of a diver and adds up their minutes', async () => {
  const wrong = sql`
    select count(*)::int as n from (
      select dive_number, bottom_time_to_date, cumulative_time, time_this_dive,
        row_number() over logbook as expected,
        coalesce(lag(cumulative_time) over logbook, 0) as before
      from dive_logs window logbook as (partition by user_id order by dive_number)
    ) as dives
    where dive_number <> expected or bottom_time_to_date <> before
      or cumulative_time <> bottom_time_to_date + time_this_dive`;
  expect(await first(wrong)).toEqual({ n: 0 });
});

test('does not change a database with users', async () => {
  expect(await loadFull({ database, now, counts })).toBe(false);
});
