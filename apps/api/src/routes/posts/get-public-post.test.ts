import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
});
afterAll(() => api.close());

const get = (url: string, headers = {}) => api.call({ method: 'GET', url: `/api/${url}`, headers });

function setEnabled(id: string, isEnabled: boolean) {
  const url = `/api/posts/${id}`;
  return api.call({ method: 'PATCH', url, headers: as(admin), payload: { isEnabled } });
}

/** Metadata of the picture as it is sent. */
async function storedPicture(resourceId: string | null) {
  const { bytes } = await get(`files/${resourceId}`);
  return sharp(bytes).metadata();
}

describe('GET /api/posts/get/{id}', () => {
  test('200: for anyone, with exactly these fields', async () => {
    const post = await writePost(api, admin, { content: 'Manta!', hasPicture: true });
    const { status, body, bytes } = await get(`posts/get/${post.id}`);
    expect(status).toBe(200);
    const { isEnabled: _switch, likedByMe: _reader, ...rest } = post;
    const { width: imageWidth, height: imageHeight } = await storedPicture(post.imageResourceId);
    const visible = { ...rest, imageWidth, imageHeight };
    expect(body).toEqual({ isSuccessful: true, message: 'Done.', data: visible });
    const fields =
      'Owner commentsCount content createdAt id imageHeight imageResourceId imageWidth likesCount updatedAt userId';
    expect(Object.keys(visible).toSorted()).toEqual(fields.split(' '));
    const ownerFields = ['fullName', 'profilePicture', 'username'];
    expect(Object.keys(visible.Owner ?? {}).toSorted()).toEqual(ownerFields);
    expect(bytes.toString()).not.toMatch(/@|email|latitude|longitude|search/i);
  });

  test('200: a post without a picture has no width and height', async () => {
    const { id } = await writePost(api, admin);
    const { body } = await get(`posts/get/${id}`);
    expect(body?.data).toMatchObject({ imageWidth: null, imageHeight: null });
  });

  test('200: an invalid token is ignored', async () => {
    const post = await writePost(api, admin);
    const headers = { authorization: 'Bearer a.b.c' };
    expect(await get(`posts/get/${post.id}`, headers)).toMatchObject({ status: 200 });
  });

  test('404: disabled, deleted, unknown and malformed posts get the same response', async () => {
    const disabled = await writePost(api, admin);
    await setEnabled(disabled.id, false);
    const deleted = await writePost(api, admin);
    await api.call({ method: 'DELETE', url: `/api/posts/${deleted.id}`, headers: as(admin) });
    const answers = await Promise.all(
      [
        disabled.id,
        deleted.id,
        uuidv7(),
        admin.id,
        'abc',
        '1',
        'x'.repeat(6_000),
        '%00',
        '%FF',
      ].map((id) => get(`posts/get/${id}`)),
    );
    const [first, ...others] = answers.map(({ status, bytes, headers }) => {
      const { 'x-request-id': _id, date: _date, ...rest } = headers;
      return { status, text: bytes.toString(), headers: rest };
    });
    expect(first?.status).toBe(404);
    for (const other of others) expect(other).toEqual(first);
  });

  test('200: a post that was enabled again', async () => {
    const post = await writePost(api, admin);
    await setEnabled(post.id, false);
    await setEnabled(post.id, true);
    expect(await get(`posts/get/${post.id}`)).toMatchObject({ status: 200 });
  });
});

describe('the picture of a post', () => {
  test('is public and cacheable for a minute; of a disabled post it needs its owner or an administrator', async () => {
    const post = await writePost(api, admin, { hasPicture: true });
    const owner = as(admin);
    const other = as(await api.addPerson({ role: 'ADMIN' }));
    const stranger = as(await api.addPerson());
    const url = `files/${post.imageResourceId}?size=card`;
    const before = await get(url);
    expect(before.headers['cache-control']).toBe('public, max-age=60');

    await setEnabled(post.id, false);
    for (const headers of [owner, other]) {
      const { status, headers: answered } = await get(url, headers);
      expect([status, answered['cache-control']]).toEqual([200, 'private, no-store']);
    }
    const known = { 'if-none-match': String(before.headers.etag) };
    for (const headers of [{}, stranger, known]) {
      expect(await get(url, headers)).toMatchObject({ status: 404 });
    }
    const none = await get(`files/${'f'.repeat(32)}?size=card`);
    expect((await get(url)).bytes).toEqual(none.bytes);
  });

  test('of a disabled post can be read by its owner who is not an administrator', async () => {
    const diver = await api.addPerson();
    const post = await writePost(api, admin, { hasPicture: true });
    const { db } = api.services.database;
    const theirs = { user_id: diver.id };
    await db.updateTable('posts').set(theirs).where('id', '=', post.id).execute();
    await db
      .updateTable('files')
      .set(theirs)
      .where('id', '=', post.imageResourceId ?? '')
      .execute();
    await setEnabled(post.id, false);
    const url = `files/${post.imageResourceId}`;
    expect(await get(url, as(diver))).toMatchObject({ status: 200 });
    expect(await get(url)).toMatchObject({ status: 404 });
  });
});
