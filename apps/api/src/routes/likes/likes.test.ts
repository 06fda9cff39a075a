import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { sampleComment, samplePost } from '../../db/testing/sample-rows.ts';
import { findFaults } from '../../testing/all-rows-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let author: Person;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  author = await api.addPerson();
  diver = await api.addPerson();
});
afterAll(() => api.close());

async function addItem(noun: 'posts' | 'comments', isEnabled = true): Promise<string> {
  const { db } = api.services.database;
  const post = samplePost(author.id, { is_enabled: isEnabled });
  await db.insertInto('posts').values(post).execute();
  if (noun === 'posts') return post.id;
  const comment = sampleComment(post.id, author.id);
  await db.insertInto('comments').values(comment).execute();
  return comment.id;
}

const call = (method: string, noun: string, id: string, person: Person) =>
  api.call({ method, url: `/api/${noun}/${id}/like`, headers: as(person) });

describe.each(['posts', 'comments'] as const)('%s', (noun) => {
  test('a like and its end are done once, however often they are sent', async () => {
    const id = await addItem(noun);
    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE', 'PUT']) {
      const isLiked = method === 'PUT';
      const { status, body } = await call(method, noun, id, diver);
      expect(status).toBe(200);
      expect(body?.data).toEqual({ likesCount: isLiked ? 1 : 0, likedByMe: isLiked });
    }
  });

  test('the count is exact after many at once', async () => {
    const id = await addItem(noun);
    const people = await Promise.all(Array.from({ length: 8 }, () => api.addPerson()));
    const send = (method: string) => people.map((person) => call(method, noun, id, person));
    await Promise.all([...send('PUT'), ...send('PUT')]);
    const { body } = await call('PUT', noun, id, author);
    expect(body?.data).toEqual({ likesCount: 9, likedByMe: true });
    await Promise.all([...send('DELETE').slice(0, 5), ...send('PUT').slice(5)]);
    expect(await findFaults(api.services.database.db)).toEqual([]);
  });

  test('404: of a hidden post, except for its author', async () => {
    const id = await addItem(noun, false);
    for (const method of ['PUT', 'DELETE']) {
      expect(await call(method, noun, id, diver)).toMatchObject({ status: 404 });
      expect(await call(method, noun, id, author)).toMatchObject({ status: 200 });
    }
  });

  test.each(['PUT', 'DELETE'])('404: %s of an unknown one', async (method) => {
    expect(await call(method, noun, uuidv7(), diver)).toMatchObject({ status: 404 });
    expect(await call(method, noun, 'abc', diver)).toMatchObject({ status: 404 });
  });
});
