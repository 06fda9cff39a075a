import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { builder, selectList } from '../statements/statement.ts';
import { doConcurrently } from '../testing/concurrent-writers.ts';
import { samplePost, sampleUser } from '../testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { foldRowCounts } from '../upkeep.ts';
import { countedPages } from './counted-pages.ts';

const author = sampleUser();
const pageOfPosts = countedPages({
  noun: 'posts',
  columns: selectList(builder.selectFrom('posts').select('posts.id')),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ databasePool: 8 });
});
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  await database.db.insertInto('users').values(author).execute();
});
afterAll(() => database.close());

/** Timestamps around the ends of months and years. */
const moments = fc.constantFrom(
  '2024-02-29T00:00:00Z',
  '2024-02-29T23:59:59.999Z',
  '2024-12-31T23:59:59.999Z',
  '2025-01-01T00:00:00Z',
  '2025-01-02T10:00:00Z',
  '2026-11-21T10:00:00Z',
);

/** One action of a concurrent writer, in a transaction of its own. */
const step = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'delete', 'move', 'delete-author', 'fold'),
  at: moments,
  rows: fc.integer({ min: 1, max: 4 }),
  isRolledBack: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function doStep({ kind, at, rows, isRolledBack }: Step): Promise<void> {
  const { db } = database;
  if (kind === 'fold') return foldRowCounts(db);
  const transaction = await db.startTransaction().execute();
  const somePosts = transaction
    .selectFrom('posts')
    .select('id')
    .where('created_at', '=', new Date(at));
  const chosen = somePosts.orderBy('id').limit(rows).forUpdate().skipLocked();
  if (kind === 'insert') {
    // A new author each time, so that authors can be deleted together with their posts.
    const user = sampleUser({ created_at: at });
    await transaction.insertInto('users').values(user).execute();
    const posts = Array.from({ length: rows }, () => samplePost(user.id, { created_at: at }));
    await transaction.insertInto('posts').values(posts).execute();
  } else if (kind === 'delete') {
    await transaction.deleteFrom('posts').where('id', 'in', chosen).execute();
  } else if (kind === 'move') {
    const moved = { created_at: '2025-06-15T12:00:00Z' };
    await transaction.updateTable('posts').set(moved).where('id', 'in', chosen).execute();
  } else {
    const authors = transaction
      .selectFrom('users')
      .select('id')
      .where('created_at', '=', new Date(at));
    const leaving = authors.orderBy('id').limit(1).forUpdate().skipLocked();
    await transaction.deleteFrom('users').where('id', 'in', leaving).execute();
  }
  await (isRolledBack ? transaction.rollback() : transaction.commit()).execute();
}

async function countsByCounting(): Promise<unknown> {
  const { rows } = await sql`
    select 'users' as noun, day_of(created_at) as day, count(*) as n from users group by 2
    union all select 'posts', day_of(created_at), count(*) from posts group by 2 order by 1, 2
  `.execute(database.db);
  return rows;
}

async function countsByCounters(): Promise<unknown> {
  const { rows } = await sql`
    select noun, day, sum(n) as n from (
      select noun, start as day, row_count as n from row_counts where period = 'day'
      union all select noun, day, change from row_changes
    ) as parts where noun in ('users', 'posts') group by noun, day having sum(n) <> 0 order by 1, 2
  `.execute(database.db);
  return rows;
}

/** Compares each page, and the one past the last. */
async function expectPagesLikeOffset(limit: number): Promise<void> {
  const rows = await database.db
    .selectFrom('posts')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const total = rows.length;
  for (let skip = 0; skip < total + limit; skip += limit) {
    const page = await pageOfPosts(database.db, { page: 1 + skip / limit, limit }, {});
    expect(page).toMatchObject({ total, rows: rows.slice(skip, skip + limit) });
  }
}

test('counters equal count(*) under concurrent writers', async () => {
  const steps = fc.array(step, { minLength: 10, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      await doConcurrently(database, 8, given, doStep);
      expect(await countsByCounters()).toEqual(await countsByCounting());
      await expectPagesLikeOffset(5);
    }),
    { numRuns: 8 },
  );
});

test('every page equals the result of OFFSET, before and after folding', async () => {
  const days = [
    '2024-12-31T23:59:59.999Z',
    '2025-01-01T00:00:00Z',
    '2025-01-31T12:00:00Z',
    '2026-11-20T08:00:00Z',
  ];
  const posts = Array.from({ length: 83 }, (_, index) =>
    samplePost(author.id, { id: randomUUID(), created_at: days[index % days.length] }),
  );
  await database.db.insertInto('posts').values(posts).execute();

  for (const fold of [() => Promise.resolve(), () => foldRowCounts(database.db)]) {
    await fold();
    await expectPagesLikeOffset(9);
  }
});

test('an empty list has a total of 0 and no rows', async () => {
  expect(await pageOfPosts(database.db, { page: 1, limit: 9 }, {})).toEqual({ rows: [], total: 0 });
});

test('TRUNCATE is refused', async () => {
  await expect(sql`truncate posts cascade`.execute(database.db)).rejects.toMatchObject({
    code: '0A000',
  });
});
