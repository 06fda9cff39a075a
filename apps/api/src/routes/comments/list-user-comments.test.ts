import { bulkResponseSchema } from '@buddyline/domain/bulk';
import { successSchema } from '@buddyline/domain/envelope';
import { lastDaySchema } from '@buddyline/domain/user-comment';
import { v7 as uuidv7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleComment, samplePost } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
let postId: string;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 999 });
  admin = await api.addPerson({ role: 'ADMIN' });
});
beforeEach(async () => {
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  postId = await addPost(admin);
});
afterAll(() => api.close());

async function addPost(person: Person, created_at = new Date().toISOString()): Promise<string> {
  const content = `The wreck at dawn. ${'x'.repeat(500)}`;
  const post = samplePost(person.id, { content, created_at });
  await api.services.database.db.insertInto('posts').values(post).execute();
  return post.id;
}

async function addComment(
  person: Person,
  { content = 'Nice.', on = postId, created_at = new Date().toISOString() } = {},
): Promise<string> {
  const comment = { ...sampleComment(on, person.id), content, created_at };
  await api.services.database.db.insertInto('comments').values(comment).execute();
  return comment.id;
}

const get = (url: string, headers = as(admin)) =>
  api.call({ method: 'GET', url: `/api/users/${url}`, headers });

describe('GET /api/users/{userId}/comments', () => {
  const list = (query = '') => get(`${diver.id}/comments${query}`);
  async function contents(query = ''): Promise<{ contents: string[]; total: number }> {
    const { body } = await list(query);
    const { data, total } = body?.data as { data: { content: string }[]; total: number };
    return { contents: data.map(({ content }) => content), total };
  }

  test('200: of very many letters the newest are searched', async () => {
    await addComment(diver, { content: 'Old reef', created_at: '2026-01-01' });
    const long = { ...sampleComment(postId, diver.id), content: 'x'.repeat(2_000) };
    const comments = Array.from({ length: 250 }, () => ({ ...long, id: uuidv7() }));
    await api.services.database.db.insertInto('comments').values(comments).execute();
    await addComment(diver, { content: 'New reef' });
    expect(await contents('?search=reef')).toEqual({ contents: ['New reef'], total: 1 });
  });

  test('200: newest first, with their posts, the exact total, and nothing of others', async () => {
    await addComment(admin);
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      await addComment(diver, { content: `Comment ${day}`, created_at: `2026-05-0${day}` });
    }
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body?.data).toMatchObject({ total: 7, totalPages: 2, page: 1, limit: 5 });
    expect((body?.data as { data: unknown[] }).data[0]).toEqual({
      id: expect.any(String),
      content: 'Comment 7',
      likesCount: 0,
      createdAt: '2026-05-07T00:00:00.000Z',
      Owner: { fullName: 'Mira Haddad', username: diver.username, profilePicture: null },
      Post: { id: postId, beginning: expect.stringMatching(/^The wreck at dawn\. x{141}$/) },
    });
    expect(await contents('?page=2')).toEqual({ contents: ['Comment 2', 'Comment 1'], total: 7 });
    expect(await contents('?page=99')).toEqual({ contents: [], total: 7 });
  });

  test('200: searches every word, folded and literally', async () => {
    await addComment(diver, { content: 'Buy CHEAP wätches', created_at: '2026-05-01' });
    await addComment(diver, { content: 'cheap fins, 100% new', created_at: '2026-05-02' });
    await addComment(diver, { content: 'ساعات رخيصة' });
    expect(await contents('?search=cheap')).toMatchObject({ total: 2 });
    expect(await contents('?search=watch+cheap')).toEqual({
      contents: ['Buy CHEAP wätches'],
      total: 1,
    });
    expect(await contents('?search=0%25+new')).toMatchObject({ total: 1 });
    expect(await contents('?search=c%25p')).toEqual({ contents: [], total: 0 });
    expect(await contents('?search=ساعات')).toMatchObject({ total: 1 });
    expect(await contents('?search=cheap&limit=1&page=2')).toEqual({
      contents: ['Buy CHEAP wätches'],
      total: 2,
    });
  });

  test('200: nobody’s comments are an empty list; 404: nobody', async () => {
    expect(await contents()).toEqual({ contents: [], total: 0 });
    expect(await contents('?search=x')).toEqual({ contents: [], total: 0 });
    for (const id of [uuidv7(), 'abc']) {
      expect(await get(`${id}/comments`)).toMatchObject({ status: 404 });
      expect(await get(`${id}/last-day`)).toMatchObject({ status: 404 });
    }
  });

  test('403: members, of themselves as well', async () => {
    expect(await get(`${diver.id}/comments`, as(diver))).toMatchObject({ status: 403 });
    expect(await get(`${diver.id}/last-day`, as(diver))).toMatchObject({ status: 403 });
  });
});

describe('what a person wrote in the last day', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  async function lastDay() {
    const { body } = await get(`${diver.id}/last-day`);
    return v.parse(successSchema(lastDaySchema), body).data;
  }
  async function remove(action: string, ids: string[], operationId: string) {
    const payload = { action, ids, operationId };
    const { body } = await api.call({
      method: 'POST',
      url: '/api/bulk',
      headers: as(admin),
      payload,
    });
    return v.parse(successSchema(bulkResponseSchema), body).data.results;
  }
  const commentsCount = async () => {
    const url = `/api/posts/${postId}`;
    const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
    return Object(body?.data).commentsCount;
  };

  test('is theirs, and of 24 hours', async () => {
    await addPost(diver, hoursAgo(25));
    const [earlier, later] = [
      await addPost(diver, hoursAgo(23)),
      await addPost(diver, hoursAgo(1)),
    ];
    await addComment(diver, { created_at: hoursAgo(25) });
    await addComment(admin);
    const comment = await addComment(diver, { created_at: hoursAgo(23) });
    expect(await lastDay()).toEqual({ posts: [later, earlier], comments: [comment] });
  });

  test('is deleted in bulk and comes back with the undo of each', async () => {
    const post = await addPost(diver);
    const [own, other] = [await addComment(diver, { on: post }), await addComment(diver)];
    const { posts, comments } = await lastDay();
    expect(new Set(comments)).toEqual(new Set([own, other]));
    const operationId = uuidv7();
    const results = [
      ...(await remove('posts.delete', posts, operationId)),
      ...(await remove('comments.delete', comments, operationId)),
    ];
    expect(results.every(({ ok }) => ok)).toBe(true);
    // The comment on their own post went with it, and has no undo of its own.
    expect(results.flatMap(({ undo }) => undo ?? [])).toHaveLength(2);
    expect(await lastDay()).toEqual({ posts: [], comments: [] });
    expect(await commentsCount()).toBe(0);
    for (const { undo } of results.toReversed()) {
      if (undo === undefined) continue;
      const url = `/api/activity/${undo}/undo`;
      expect(await api.call({ method: 'POST', url, headers: as(admin) })).toMatchObject({
        status: 200,
      });
    }
    const after = await lastDay();
    expect(after.posts).toEqual([post]);
    expect(new Set(after.comments)).toEqual(new Set([own, other]));
    expect(await commentsCount()).toBe(1);
  });

  test('the same operation again deletes nothing twice', async () => {
    const comment = await addComment(diver);
    const operationId = uuidv7();
    const first = await remove('comments.delete', [comment], operationId);
    expect(await remove('comments.delete', [comment], operationId)).toEqual(first);
  });
});
