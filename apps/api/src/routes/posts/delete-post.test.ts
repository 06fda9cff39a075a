import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleComment } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../test-api.ts';
import { fileState } from '../../test-uploads.ts';
import { writePost } from './test-posts.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const remove = (id: string, headers: Record<string, string> = as(admin)) =>
  api.call({ method: 'DELETE', url: `/api/posts/${id}`, headers });

describe('DELETE /api/posts/{id}', () => {
  test('200: its comments and the bytes of its picture go too', async () => {
    const { db } = api.parts.database;
    const before = await fileState(api);
    const post = await writePost(api, admin, { hasPicture: true });
    await db.insertInto('comments').values(sampleComment(post.id, admin.id)).execute();
    expect(await fileState(api)).not.toEqual(before);

    const answer = await remove(post.id);

    expect(answer).toMatchObject({ status: 200, body: { message: 'Post deleted.' } });
    expect(await fileState(api)).toEqual(before);
    const comments = db.selectFrom('comments').select('id').where('post_id', '=', post.id);
    expect(await comments.execute()).toEqual([]);
    const picture = { method: 'GET', url: `/api/files/${post.imageResourceId}` };
    expect(await api.call(picture)).toMatchObject({ status: 404 });
  });

  test('200: a storage that is down keeps nobody from deleting, and is swept later', async () => {
    const post = await writePost(api, admin, { hasPicture: true });
    const { storage } = api.parts;
    const { remove: removeFile } = storage;
    storage.remove = () => Promise.reject(new Error('storage is down'));
    const answer = await remove(post.id).finally(() => {
      storage.remove = removeFile;
    });
    expect(answer.status).toBe(200);
    const left = api.parts.database.db.selectFrom('removed_files').select('file_id');
    expect(await left.execute()).toEqual([{ file_id: post.imageResourceId }]);
  });

  test('404: a second time, and two at once are one deletion', async () => {
    const post = await writePost(api, admin);
    const answers = await Promise.all([remove(post.id), remove(post.id)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect(await remove(post.id)).toMatchObject({ status: 404 });
  });

  test.each([
    ['missing', uuidv7()],
    ['malformed', 'abc'],
  ])('404: %s', async (_name, id) => {
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  test('401: nobody', async () => {
    expect(await remove(uuidv7(), {})).toMatchObject({ status: 401 });
  });

  test('403: a user, whose own post it may be', async () => {
    const diver = await api.addPerson();
    const post = await writePost(api, admin);
    expect(await remove(post.id, as(diver))).toMatchObject({ status: 403 });
  });
});
