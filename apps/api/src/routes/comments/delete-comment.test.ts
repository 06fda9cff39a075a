import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleComment } from '../../db/testing/sample-rows.ts';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const remove = (id: string) =>
  api.call({ method: 'DELETE', url: `/api/comments/${id}`, headers: as(admin) });

async function addComment(postId: string): Promise<string> {
  const comment = sampleComment(postId, admin.id);
  await api.services.database.db.insertInto('comments').values(comment).execute();
  return comment.id;
}

async function commentsCountOf(postId: string): Promise<unknown> {
  const url = `/api/posts/${postId}`;
  const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
  return (body?.data as { commentsCount: unknown }).commentsCount;
}

describe('DELETE /api/comments/{id}', () => {
  test('200: the comment is deleted and the count of the post is right', async () => {
    const { id: postId } = await writePost(api, admin);
    const [first] = [await addComment(postId), await addComment(postId)];
    expect(await commentsCountOf(postId)).toBe(2);
    const answer = await remove(first);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Comment deleted.' } });
    expect(await commentsCountOf(postId)).toBe(1);
  });

  test('of two concurrent deletions one answers 200, the other 404, and the count is right', async () => {
    const { id: postId } = await writePost(api, admin);
    const id = await addComment(postId);
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect(await commentsCountOf(postId)).toBe(0);
  });
});
