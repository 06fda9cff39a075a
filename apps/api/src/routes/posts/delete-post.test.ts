import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleComment } from '../../db/testing/sample-rows.ts';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';
import { fileState } from '../../testing/uploads.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const remove = (id: string) =>
  api.call({ method: 'DELETE', url: `/api/posts/${id}`, headers: as(admin) });

describe('DELETE /api/posts/{id}', () => {
  test('200: its comments and its picture are gone; a purge deletes the bytes', async () => {
    const { db } = api.services.database;
    const before = await fileState(api);
    const post = await writePost(api, admin, { hasPicture: true });
    await db.insertInto('comments').values(sampleComment(post.id, admin.id)).execute();
    const { stored } = await fileState(api);

    const answer = await remove(post.id);

    expect(answer).toMatchObject({ status: 200, body: { message: 'Post deleted.' } });
    expect(await fileState(api)).toEqual({ ...before, stored });
    const comments = db.selectFrom('comments').select('id').where('post_id', '=', post.id);
    expect(await comments.execute()).toEqual([]);
    const picture = { method: 'GET', url: `/api/files/${post.imageResourceId}` };
    expect(await api.call(picture)).toMatchObject({ status: 404 });
    await trashCalls(api, admin).purge(String(answer.headers['x-undo']));
    expect(await fileState(api)).toEqual(before);
  });

  test('200: a purge while the storage is down leaves the picture for the sweep', async () => {
    const post = await writePost(api, admin, { hasPicture: true });
    const { storage } = api.services;
    const { remove: removeFile } = storage;
    storage.remove = () => Promise.reject(new Error('storage is down'));
    const trash = trashCalls(api, admin);
    const answer = await trash.purge(await trash.remove(`posts/${post.id}`)).finally(() => {
      storage.remove = removeFile;
    });
    expect(answer.status).toBe(200);
    const left = api.services.database.db.selectFrom('removed_files').select('file_id');
    expect(await left.execute()).toEqual([{ file_id: post.imageResourceId }]);
  });
});
