import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '@buddyline/domain/post';
import { type FormPart, formOf } from '../../testing/forms.ts';
import { contentPart, sendPost, writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';
import { filePart, fileState, picture } from '../../testing/uploads.ts';

let api: TestApi;
let admin: Person;
let png: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  png = await picture(300, 200).png().toBuffer();
});
afterAll(() => api.close());

const put = (id: string, parts: FormPart[], person = admin) => sendPost(api, person, parts, id);
const content = contentPart('Other words');

async function pictureStatus(id: string | null): Promise<number> {
  return (await api.call({ method: 'GET', url: `/api/files/${id}` })).status;
}

describe('PUT /api/posts/{id}', () => {
  test('200: without a new picture the old one is kept', async () => {
    const post = await writePost(api, admin, { hasPicture: true });
    const { status, body } = await put(post.id, [content]);
    expect(status).toBe(200);
    expect(body?.message).toBe('Post updated.');
    expect(body?.data).toEqual({ ...post, content: 'Other words', updatedAt: expect.any(String) });
    const { updatedAt } = body?.data as Post;
    expect(Date.parse(updatedAt ?? '')).toBeGreaterThan(Date.parse(post.updatedAt ?? ''));
    expect(await pictureStatus(post.imageResourceId)).toBe(200);
  });

  test('200: a new picture replaces the old one, whose bytes are deleted', async () => {
    const post = await writePost(api, admin, { hasPicture: true });
    const before = await fileState(api);
    const { body } = await put(post.id, [content, filePart(png)]);
    const { imageResourceId } = body?.data as Post;
    expect(imageResourceId).not.toBe(post.imageResourceId);
    expect(await pictureStatus(imageResourceId)).toBe(200);
    expect(await pictureStatus(post.imageResourceId)).toBe(404);
    expect(await fileState(api)).toEqual(before);
  });

  test('200: a picture is added to a post without one', async () => {
    const post = await writePost(api, admin);
    const { body } = await put(post.id, [content, filePart(png)]);
    expect(await pictureStatus((body?.data as Post).imageResourceId)).toBe(200);
  });

  test('200: of four concurrent pictures one is kept', async () => {
    const post = await writePost(api, admin, { hasPicture: true });
    const before = await fileState(api);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => put(post.id, [content, filePart(png)])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await fileState(api)).toEqual(before);
  });

  test('200: a picture that an administrator adds to another user’s post belongs to that user', async () => {
    const author = await api.addPerson({ role: 'ADMIN' });
    const post = await writePost(api, author);
    const before = await fileState(api);
    const { body } = await put(post.id, [content, filePart(png)]);
    expect(body?.data).toMatchObject({ userId: author.id });
    const trash = trashCalls(api, admin);
    await trash.purge(await trash.remove(`users/${author.id}`));
    expect(await fileState(api)).toEqual(before);
  });

  test('200: a disabled post stays disabled', async () => {
    const post = await writePost(api, admin);
    const place = { method: 'PATCH', url: `/api/posts/${post.id}`, headers: as(admin) };
    await api.call({ ...place, payload: { isEnabled: false } });
    const { body } = await put(post.id, [content]);
    expect(body?.data).toMatchObject({ isEnabled: false });
  });

  const refusals: [string, number, () => FormPart[]][] = [
    ['no content', 400, () => [filePart(png)]],
    ['only spaces', 400, () => [contentPart('  '), filePart(png)]],
    ['5,001 characters', 400, () => [contentPart('x'.repeat(5_001)), filePart(png)]],
    ['two files', 400, () => [content, filePart(png), filePart(png)]],
    ['an empty file', 400, () => [content, filePart(Buffer.alloc(0))]],
    ['the wrong field', 400, () => [content, filePart(png, 'picture')]],
    ['more than 10 MB', 413, () => [content, filePart(Buffer.alloc(10_000_001, 1))]],
    ['a text', 415, () => [content, filePart(Buffer.from('not a picture'))]],
    ['half a PNG', 422, () => [content, filePart(png.subarray(0, png.length / 2))]],
  ];

  test.each(refusals)('%s: %i, and the post is unchanged', async (_name, status, parts) => {
    const post = await writePost(api, admin, { hasPicture: true });
    const before = await fileState(api);
    expect(await put(post.id, parts())).toMatchObject({ status });
    const url = `/api/posts/${post.id}`;
    const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
    expect(body?.data).toEqual(post);
    expect(await fileState(api)).toEqual(before);
  });

  test('404: a post that is deleted during the upload leaves no file', async () => {
    const post = await writePost(api, admin);
    const { storage } = api.services;
    const { write } = storage;
    const before = await fileState(api);
    storage.write = async (...file) => {
      await api.call({ method: 'DELETE', url: `/api/posts/${post.id}`, headers: as(admin) });
      return write(...file);
    };
    const answer = await put(post.id, [content, filePart(png)]).finally(() => {
      storage.write = write;
    });
    expect(answer.status).toBe(404);
    expect(await fileState(api)).toEqual(before);
  });

  test('415: JSON instead of a form', async () => {
    const { id } = await writePost(api, admin);
    const payload = { content: 'Manta!' };
    const url = `/api/posts/${id}`;
    expect(await api.call({ method: 'PUT', url, headers: as(admin), payload })).toMatchObject({
      status: 415,
    });
  });

  test.each([
    ['missing', uuidv7()],
    ['malformed', 'abc'],
  ])('404: %s', async (_name, id) => {
    expect(await put(id, [content])).toMatchObject({ status: 404 });
  });

  test('401: without sign-in', async () => {
    const { payload, headers } = formOf([content]);
    const url = `/api/posts/${uuidv7()}`;
    expect(await api.call({ method: 'PUT', url, payload, headers })).toMatchObject({ status: 401 });
  });

  test('404: a user who is not the author, as if there was no such post', async () => {
    const { id } = await writePost(api, admin);
    expect(await put(id, [content], await api.addPerson())).toMatchObject({ status: 404 });
  });
});
