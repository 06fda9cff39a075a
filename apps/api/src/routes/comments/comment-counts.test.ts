import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsedRow } from '../../db/statements/parsed-rows.ts';
import { doConcurrently } from '../../db/testing/concurrent-writers.ts';
import { sampleComment } from '../../db/testing/sample-rows.ts';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 999_999 });
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

/** One concurrent action; `at` selects one of the posts, authors or comments. */
const step = fc.record({
  kind: fc.constantFrom('comment', 'comment', 'delete-comment', 'delete-post', 'delete-author'),
  at: fc.nat(99),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Scene {
  postIds: string[];
  authorIds: string[];
  commentIds: string[];
}

const pick = (ids: string[], at: number): string => ids[at % ids.length] ?? '';

/** Two authors with two posts each, and a comment of each author on each post. */
async function createScene(): Promise<Scene> {
  const authors = [await api.addPerson(), await api.addPerson()];
  const posts = await Promise.all([1, 2, 3, 4].map(() => writePost(api, admin)));
  const postIds = posts.map(({ id }) => id);
  const authorIds = authors.map(({ id }) => id);
  const { db } = api.services.database;
  for (const [index, id] of postIds.entries()) {
    const theirs = { user_id: pick(authorIds, index) };
    await db.updateTable('posts').set(theirs).where('id', '=', id).execute();
  }
  const comments = postIds.flatMap((post) =>
    authorIds.map((author) => sampleComment(post, author)),
  );
  await db.insertInto('comments').values(comments).execute();
  return { postIds, authorIds, commentIds: comments.map(({ id }) => id) };
}

async function doStep({ kind, at }: Step, scene: Scene): Promise<number> {
  const remove = async (url: string) =>
    (await api.call({ method: 'DELETE', url: `/api/${url}`, headers: as(admin) })).status;
  switch (kind) {
    case 'comment': {
      const adding = addComment(pick(scene.postIds, at), pick(scene.authorIds, at));
      // The post or its author may have been deleted meanwhile.
      return adding.then(() => 200).catch(() => 404);
    }
    case 'delete-comment':
      return remove(`comments/${pick(scene.commentIds, at)}`);
    case 'delete-post':
      return remove(`posts/${pick(scene.postIds, at)}`);
    case 'delete-author':
      return remove(`users/${pick(scene.authorIds, at)}`);
  }
}

/** Locks the author before the post, in the same order as deleting a user. */
function addComment(postId: string, authorId: string): Promise<void> {
  return api.services.database.db.transaction().execute(async (transaction) => {
    await sql`select from users where id = ${authorId} for key share`.execute(transaction);
    await transaction.insertInto('comments').values(sampleComment(postId, authorId)).execute();
  });
}

async function wrongCounts(): Promise<unknown[]> {
  const { rows } = await sql`
    select id from posts
    where comments_count <> (select count(*) from comments where post_id = posts.id)
  `.execute(api.services.database.db);
  return rows;
}

async function totalOf(url: string): Promise<number> {
  const { body } = await api.call({ method: 'GET', url: `/api/${url}`, headers: as(admin) });
  return (body?.data as { total: number }).total;
}

async function countOf(table: 'posts' | 'comments', postId?: string): Promise<number> {
  const counted = sql`
    select count(*) as n from ${sql.table(table)}
    ${postId === undefined ? sql`` : sql`where post_id = ${postId}`}`;
  const row = await parsedRow(api.services.database.db, { n: v.number() }, counted);
  return row?.n ?? Number.NaN;
}

test('counts equal count(*) under concurrent changes, and there are no deadlocks', async () => {
  const steps = fc.array(step, { minLength: 5, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const scene = await createScene();
      const statuses = await doConcurrently(api.services.database, 8, given, (one) =>
        doStep(one, scene),
      );
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
      expect(await wrongCounts()).toEqual([]);
      expect(await totalOf('posts')).toBe(await countOf('posts'));
      const url = `posts?limit=1`;
      const { body } = await api.call({ method: 'GET', url: `/api/${url}`, headers: as(admin) });
      const [newest] = (body?.data as { data: { id: string; commentsCount: number }[] }).data;
      if (newest === undefined) return;
      expect(await totalOf(`comments/post/${newest.id}`)).toBe(
        await countOf('comments', newest.id),
      );
      expect(newest.commentsCount).toBe(await countOf('comments', newest.id));
    }),
    { numRuns: 10, endOnFailure: true },
  );
});
