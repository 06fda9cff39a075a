import { CompiledQuery, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page, PageRequest } from '../../db/pages/page.ts';
import { sampleComment, samplePost, sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { readUserCertificates } from '../certificates/certificates-sql.ts';
import { listCommentPage } from '../comments/comments-sql.ts';
import { listUserCommentPage } from '../comments/user-comments-sql.ts';
import { readLogbook } from '../dive-logs/logbook-sql.ts';
import { readUserPosts } from '../posts/posts-sql.ts';
import { readUserTickets } from '../tickets/ticket-pages-sql.ts';

/** Of each noun; the first is the oldest. They are more than a list reads beyond a page. */
const numberOfRows = 63;
const diver = sampleUser();
const other = sampleUser();
const post = samplePost(other.id);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db.insertInto('users').values([diver, other]).execute();
  await db.insertInto('posts').values(post).execute();
  await db.insertInto('comments').values(sampleComment(post.id, other.id)).execute();
  const rows = sql`
    select (lpad(n::text, 8, '0') || '-0000-4000-8000-000000000000')::uuid as id, ${diver.id}::uuid as user_id,
      'Number ' || n as text, now() - interval '1 day' + n * interval '1 second' as at
    from generate_series(1, ${numberOfRows}::integer) as n`;
  const inserts = [
    sql`posts (id, user_id, content, created_at) select id, user_id, text, at`,
    sql`dive_logs (id, user_id, site, created_at) select id, user_id, text, at`,
    sql`certificates (id, user_id, title, created_at) select id, user_id, text, at`,
    sql`tickets (id, user_id, subject, description, category, created_at)
      select id, user_id, text, text, 'Other', at`,
    sql`comments (id, post_id, user_id, content, created_at)
      select id, ${post.id}::uuid, user_id, text, at`,
  ];
  for (const insert of inserts) {
    await sql`insert into ${insert} from (${rows}) as made`.execute(db);
  }
});
afterAll(() => database.close());

type ReadPage = (page: PageRequest) => Promise<Page<{ id: string }> | undefined>;
const inOrder = { sort: 'newest', query: '' } as const;
const lists: Record<string, ReadPage> = {
  posts: (page) => readUserPosts(database.db, diver.id, page, other.id),
  'dive logs': (page) => readLogbook(database.db, diver.id, { ...page, ...inOrder }),
  certificates: (page) => readUserCertificates(database.db, diver.id, page, other.id),
  tickets: (page) => readUserTickets(database.db, diver.id, page, other.id),
  comments: (page) => listUserCommentPage(database.db, diver.id, { ...page, search: '' }),
  'comments that match': (page) =>
    listUserCommentPage(database.db, diver.id, { ...page, search: 'NUMBER' }),
};

const statementSchema = v.object({ sql: v.string(), parameters: v.array(v.unknown()) });
const plansSchema = v.tuple([
  v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: v.unknown() })]) }),
]);

/** How often PostgreSQL has run each count of the statements, as it says itself. */
async function runsOfCounts(read: () => Promise<unknown>): Promise<number[]> {
  const execute = vi.spyOn(database.db, 'executeQuery');
  await read();
  const statements = execute.mock.calls.map(([query]) => v.parse(statementSchema, query));
  execute.mockRestore();
  const runs: number[] = [];
  for (const { sql: text, parameters } of statements) {
    const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, parameters);
    const { rows } = await database.db.executeQuery(explain);
    runs.push(...loopsOfAggregates(v.parse(plansSchema, rows)[0]['QUERY PLAN'][0].Plan));
  }
  return runs;
}

const planSchema = v.object({
  'Node Type': v.string(),
  'Actual Loops': v.number(),
  Plans: v.optional(v.array(v.unknown()), []),
});

function loopsOfAggregates(plan: unknown): number[] {
  const { 'Node Type': type, 'Actual Loops': loops, Plans: plans } = v.parse(planSchema, plan);
  const below = plans.flatMap(loopsOfAggregates);
  return type === 'Aggregate' ? [loops, ...below] : below;
}

describe.each(Object.entries(lists))('%s of a member', (_name, read) => {
  test('are counted once at most, however many are on the page', async () => {
    for (const limit of [1, 20, 100]) {
      const runs = await runsOfCounts(() => read({ page: 1, limit }));
      // All on one page need no count.
      expect(limit > numberOfRows ? [[], [1]] : [[1]]).toContainEqual(runs);
    }
  });

  test('are paged newest first with their total, also past the end', async () => {
    const numbers = async (page: number, limit: number) => {
      const found = await read({ page, limit });
      expect(found?.total).toBe(numberOfRows);
      return found?.rows.map(({ id }) => Number(id.slice(0, 8)));
    };
    expect(await numbers(1, 4)).toEqual([63, 62, 61, 60]);
    expect(await numbers(16, 4)).toEqual([3, 2, 1]);
    for (const page of [17, 999_999_999]) expect(await numbers(page, 4)).toEqual([]);
  });
});

test('a list of nothing is empty, and that of nobody is none', async () => {
  const page = { page: 1, limit: 5 };
  const none = { rows: [], total: 0 };
  expect(await readLogbook(database.db, other.id, { ...page, ...inOrder })).toEqual(none);
  const search = { ...page, search: 'nothing like it' };
  expect(await listUserCommentPage(database.db, diver.id, search)).toEqual(none);
  const nobody = sampleUser().id;
  expect(await readLogbook(database.db, nobody, { ...page, ...inOrder })).toBeUndefined();
  expect(await listUserCommentPage(database.db, nobody, search)).toBeUndefined();
});

test('the comments of a post are not counted at all', async () => {
  const caller = { userId: other.id, seesHidden: false };
  const read = () => listCommentPage(database.db, post.id, caller, { page: 1, limit: 5 });
  expect(await runsOfCounts(read)).toEqual([]);
});
