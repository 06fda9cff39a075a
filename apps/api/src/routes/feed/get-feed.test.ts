import { cursorPageSchema } from '@buddyline/domain/cursor';
import { likablePostSchema } from '@buddyline/domain/like';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePost } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let diver: Person;
/** The contents in the order of the feed. */
let shown: string[];
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
  const buddy = await api.addPerson();
  const posts = Array.from({ length: 12 }, (_, n) =>
    samplePost(n % 2 === 0 ? diver.id : buddy.id, {
      content: `Post ${n}`,
      is_enabled: n % 4 !== 3,
      // Three at a time have the same time.
      created_at: `2026-05-0${1 + Math.floor(n / 3)}`,
    }),
  );
  await api.services.database.db.insertInto('posts').values(posts).execute();
  shown = posts
    .filter(({ is_enabled }) => is_enabled)
    .toSorted((a, b) => {
      const [one, other] = [a, b].map(({ created_at, id }) => `${String(created_at)} ${id}`);
      return String(one) < String(other) ? 1 : -1;
    })
    .map(({ content }) => content);
});
afterAll(() => api.close());

const get = (query = '', headers: Record<string, string> = as(diver)) =>
  api.call({ method: 'GET', url: `/api/feed${query}`, headers });

async function read(query: string) {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  return v.parse(cursorPageSchema(likablePostSchema), body?.data);
}

describe('GET /api/feed', () => {
  test('the shown posts of everybody, newest first, each on one page', async () => {
    const found: string[] = [];
    let before = '';
    for (let pages = 1; ; pages += 1) {
      const { data, next } = await read(`?limit=2${before}`);
      found.push(...data.map(({ content }) => content));
      if (next === null) break;
      expect(pages).toBeLessThan(9);
      before = `&before=${next}`;
    }
    expect(found).toEqual(shown);
  });

  test('a post that is deleted or new meanwhile shifts no page', async () => {
    const { db } = api.services.database;
    const { next, data } = await read('?limit=3');
    const added = samplePost(diver.id, { content: 'New' });
    await db.insertInto('posts').values(added).execute();
    const gone = data.at(-1);
    await db
      .updateTable('posts')
      .set({ is_enabled: false })
      .where('id', '=', gone?.id ?? '')
      .execute();
    const later = await read(`?limit=2&before=${next}`);
    await db
      .updateTable('posts')
      .set({ is_enabled: true })
      .where('id', '=', gone?.id ?? '')
      .execute();
    await db.deleteFrom('posts').where('id', '=', added.id).execute();
    expect(later.data.map(({ content }) => content)).toEqual(shown.slice(3, 5));
  });

  test('says which posts the caller likes', async () => {
    const { data } = await read('');
    const id = data[4]?.id;
    await api.call({ method: 'PUT', url: `/api/posts/${id}/like`, headers: as(diver) });
    const after = await read('');
    const liked = after.data.filter(({ likedByMe }) => likedByMe);
    expect(liked).toMatchObject([{ id, likesCount: 1 }]);
  });

  test.each(['?limit=0', '?limit=101', '?limit=x', '?before=abc', '?before=1.5'])(
    '400: %s',
    async (query) => {
      expect(await get(query)).toMatchObject({ status: 400 });
    },
  );

  test('401: without sign-in', async () => {
    expect(await get('', {})).toMatchObject({ status: 401 });
  });
});
