import { v7 as uuidv7 } from 'uuid';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '@buddyline/domain/post';
import { type FormPart, formOf } from '../../testing/forms.ts';
import { contentPart, sendPost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { filePart, fileState, picture } from '../../testing/uploads.ts';

let api: TestApi;
let admin: Person;
let png: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  png = await picture().png().toBuffer();
});
afterAll(() => api.close());

const send = (parts: FormPart[], person = admin) => sendPost(api, person, parts);
const words = 'Manta at the cleaning station!';
const content = contentPart(words);

async function countPosts(): Promise<number> {
  const posts = await api.services.database.db.selectFrom('posts').select('id').execute();
  return posts.length;
}

describe('POST /api/posts', () => {
  test('201: text only', async () => {
    const { status, body } = await send([content]);
    expect(status).toBe(201);
    expect(body?.message).toBe('Post created.');
    expect(body?.data).toMatchObject({
      userId: admin.id,
      content: words,
      imageResourceId: null,
      isEnabled: true,
      commentsCount: 0,
    });
  });

  test('201: with a picture before or after the text, which is served in the sizes of a post', async () => {
    for (const parts of [
      [content, filePart(png)],
      [filePart(png), content],
    ]) {
      const { imageResourceId } = (await send(parts)).body?.data as Post;
      const url = `/api/files/${imageResourceId}?size=share`;
      const { bytes, headers } = await api.call({ method: 'GET', url });
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });

  test.each([
    ['Arabic, emoji and new lines', 'غطسة رائعة 🤿\nverdict: "10/10"', undefined],
    ['spaces around it', '  Hello  ', 'Hello'],
    ['a decomposed letter', 'e\u0301', 'é'],
    ['CRLF line ends, which forms send', 'one\r\ntwo', 'one\ntwo'],
    ['5,000 characters', 'x'.repeat(5_000), undefined],
    ['5,000 characters in lines', 'x\r\n'.repeat(2_499) + 'xx', 'x\n'.repeat(2_499) + 'xx'],
    ['markup, as text', '<script>alert(1)</script>', undefined],
  ])('201: %s', async (_name, given, stored = given) => {
    const { status, body } = await send([contentPart(given)]);
    expect(status).toBe(201);
    expect(body?.data).toMatchObject({ content: stored });
  });

  const refusals: [string, number, () => Promise<FormPart[]> | FormPart[]][] = [
    ['no content', 400, () => [filePart(png)]],
    ['an empty form', 400, () => []],
    ['empty content', 400, () => [contentPart(''), filePart(png)]],
    ['only spaces', 400, () => [contentPart(' \u00a0\n\t'), filePart(png)]],
    ['only invisible characters', 400, () => [contentPart('\u200b\u2060')]],
    ['5,001 characters', 400, () => [contentPart('x'.repeat(5_001)), filePart(png)]],
    ['100 kB', 400, () => [contentPart('x'.repeat(100_000)), filePart(png)]],
    ['NUL', 400, () => [contentPart('a\0b')]],
    ['two files', 400, () => [content, filePart(png), filePart(png)]],
    ['an empty file', 400, () => [content, filePart(Buffer.alloc(0))]],
    ['a file in the wrong field', 400, () => [content, filePart(png, 'image')]],
    ['a file that is sent as text', 400, () => [content, { name: 'file', value: String(png) }]],
    ['the content as a file', 400, () => [filePart(Buffer.from('Manta!'), 'content')]],
    ['a field named __proto__', 400, () => [content, { name: '__proto__', value: 'x' }]],
    ['eleven fields', 413, () => Array.from({ length: 11 }, () => content)],
    ['more than 10 MB', 413, () => [content, filePart(Buffer.alloc(10_000_001, 1))]],
    ['text named .png', 415, () => [content, filePart(Buffer.from('not a picture'))]],
    ['an SVG named .png', 415, () => [content, filePart(Buffer.from('<svg xmlns="…"/>'))]],
    ['a GIF', 415, async () => [content, filePart(await picture(9, 9).gif().toBuffer())]],
    ['a PDF', 415, () => [content, filePart(Buffer.from('%PDF-1.7\n%%EOF'))]],
    ['half a PNG', 422, () => [content, filePart(png.subarray(0, png.length / 2))]],
  ];

  test.each(refusals)('%s: %i, without leaving a post or a file', async (_name, status, parts) => {
    const before = { ...(await fileState(api)), posts: await countPosts() };
    expect(await send(await parts())).toMatchObject({ status });
    const after = { ...(await fileState(api)), posts: await countPosts() };
    expect(after).toEqual({ ...before, incoming: 0 });
  });

  test('400: the error has the field and a message in the requested language', async () => {
    const { payload, headers } = formOf([contentPart('  ')]);
    const answer = await api.call({
      method: 'POST',
      url: '/api/posts',
      payload,
      headers: { ...as(admin), ...headers, 'accept-language': 'ar' },
    });
    expect(answer.body?.errors).toEqual([
      { path: 'content', message: expect.stringMatching(/\p{Script=Arabic}/u) },
    ]);
  });

  test('400: a truncated form', async () => {
    const { payload, headers } = formOf([content, filePart(png)]);
    const answer = await api.call({
      method: 'POST',
      url: '/api/posts',
      payload: payload.subarray(0, payload.length - 100),
      headers: { ...as(admin), ...headers },
    });
    expect(answer.status).toBe(400);
    expect(await fileState(api)).toMatchObject({ incoming: 0 });
  });

  test('415: JSON instead of a form', async () => {
    const payload = { content: 'Manta!' };
    const answer = await api.call({
      method: 'POST',
      url: '/api/posts',
      headers: as(admin),
      payload,
    });
    expect(answer.status).toBe(415);
  });

  test('401: without sign-in, before the body is read', async () => {
    const { payload, headers } = formOf([content, filePart(png)]);
    const answer = await api.call({ method: 'POST', url: '/api/posts', payload, headers });
    expect(answer.status).toBe(401);
  });

  test('401: a user who is deleted during the upload, without leaving a post or a file', async () => {
    const gone = await api.addPerson({ role: 'ADMIN' });
    const before = { ...(await fileState(api)), posts: await countPosts() };
    const { storage } = api.services;
    const { write } = storage;
    storage.write = async (...file) => {
      await api.call({ method: 'DELETE', url: `/api/users/${gone.id}`, headers: as(admin) });
      return write(...file);
    };
    const answer = await send([content, filePart(png)], gone).finally(() => {
      storage.write = write;
    });
    expect(answer.status).toBe(401);
    expect({ ...(await fileState(api)), posts: await countPosts() }).toEqual(before);
  });

  test('a member writes as themselves, and the post is shown', async () => {
    const diver = await api.addPerson();
    const { status, body } = await send([content, { name: 'userId', value: admin.id }], diver);
    expect(status).toBe(201);
    expect(body?.data).toMatchObject({ userId: diver.id, isEnabled: true });
  });

  test.each([
    ['ENOSPC', 507],
    ['EROFS', 507],
    ['E_CANNOT_WRITE_FILE', 503],
  ])('%s of the storage: %i, without leaving a post or a file', async (code, status) => {
    const before = { ...(await fileState(api)), posts: await countPosts() };
    const { storage } = api.services;
    const { write } = storage;
    storage.write = () => Promise.reject(Object.assign(new Error('storage'), { code }));
    const answer = await send([content, filePart(png)]).finally(() => {
      storage.write = write;
    });
    expect(answer.status).toBe(status);
    expect({ ...(await fileState(api)), posts: await countPosts() }).toEqual(before);
  });
});

describe('over a real connection', () => {
  let origin: string;
  beforeAll(async () => {
    origin = await api.api.listen({ port: 0, host: '127.0.0.1' });
  });

  test('an aborted upload leaves no temporary file', async () => {
    const before = await fileState(api);
    const { payload, headers } = formOf([content, filePart(Buffer.alloc(2_000_000, 1))]);
    const aborting = new AbortController();
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(payload.subarray(0, 1_000_000)),
    });
    const upload = fetch(`${origin}/api/posts`, {
      method: 'POST',
      headers: { ...as(admin), ...headers },
      body: half,
      duplex: 'half',
      signal: aborting.signal,
    });
    await expect.poll(async () => (await fileState(api)).incoming).toBe(1);
    aborting.abort();
    await expect(upload).rejects.toThrow(/abort/);
    await expect.poll(async () => fileState(api)).toEqual(before);
  });

  test('a client that is still uploading gets the refusal, and the connection stays open', async () => {
    const form = new FormData();
    form.set('image', new Blob([Buffer.alloc(20_000_000, 1)]), 'reef.png');
    const options = { method: 'POST', headers: as(admin), body: form };
    const answer = await fetch(`${origin}/api/posts`, options);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Send the file in the field "file".' });
    expect((await fetch(`${origin}/api/posts/${uuidv7()}`)).status).toBe(401);
  });
});
