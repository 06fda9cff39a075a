import type { LikablePost } from '@buddyline/domain/like';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPart, sendPost } from '../../testing/posts.ts';
import {
  type Answer,
  type Person,
  type TestApi,
  as,
  startTestApi,
} from '../../testing/test-api.ts';
import { filePart, picture } from '../../testing/uploads.ts';

let api: TestApi;
let admin: Person;
let diver: Person;
/** The post as the answer to POST has it. */
let made: LikablePost;

const postOf = ({ body }: Answer): LikablePost => body?.data as LikablePost;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson();
  const png = filePart(await picture(60, 40).png().toBuffer());
  made = postOf(await sendPost(api, diver, [contentPart('Manta!'), png]));
});
afterAll(() => api.close());

const read = (url: string, reader = diver) =>
  api.call({ method: 'GET', url: `/api/${url}`, headers: as(reader) });

async function firstOf(url: string, reader = diver): Promise<LikablePost | undefined> {
  const { data } = (await read(url, reader)).body?.data as { data: LikablePost[] };
  return data.find(({ id }) => id === made.id);
}

const like = (method: 'PUT' | 'DELETE', reader = diver) =>
  api.call({ method, url: `/api/posts/${made.id}/like`, headers: as(reader) });

/** Every call that gives its author one post. */
const calls: [string, () => Promise<LikablePost | undefined>][] = [
  ['the feed', () => firstOf('feed')],
  ['GET /posts/{id}', async () => postOf(await read(`posts/${made.id}`))],
  ['their own list', () => firstOf(`posts/user/${diver.id}`)],
];

test.each(calls)('what was created is in %s, word for word', async (_name, call) => {
  expect(made).toMatchObject({ imageWidth: 60, imageHeight: 40, likedByMe: false });
  expect(made).toMatchObject({ isEnabled: true, Owner: { username: diver.username } });
  expect(await call()).toEqual(made);
});

test.each(calls)('a like of the reader, and only theirs, is in %s', async (_name, call) => {
  await like('PUT', admin);
  expect(await call()).toEqual({ ...made, likesCount: 1 });
  await like('PUT');
  expect(await call()).toEqual({ ...made, likesCount: 2, likedByMe: true });
  await like('DELETE');
  await like('DELETE', admin);
});

test('an edited post has the same shape, with the like of whoever edits it', async () => {
  await like('PUT');
  const edited = postOf(await sendPost(api, diver, [contentPart('Two mantas!')], made.id));
  const expected = { ...made, content: 'Two mantas!', likesCount: 1, likedByMe: true };
  expect(edited).toEqual({ ...expected, updatedAt: edited.updatedAt });
  expect(postOf(await sendPost(api, admin, [contentPart('Manta!')], made.id))).toMatchObject({
    imageWidth: 60,
    likesCount: 1,
    likedByMe: false,
  });
  const smaller = filePart(await picture(30, 20).png().toBuffer());
  const pictured = postOf(await sendPost(api, diver, [contentPart('Manta!'), smaller], made.id));
  expect(pictured).toMatchObject({ imageWidth: 30, imageHeight: 20, likedByMe: true });
  await like('DELETE');
  made = postOf(await read(`posts/${made.id}`));
});

test('staff get the same shape but for sizes and likes from their lists and searches, and all of it when they hide a post', async () => {
  await like('PUT', admin);
  const expected = { ...made, likesCount: 1, likedByMe: true };
  const { imageWidth: _width, imageHeight: _height, likedByMe: _likedByMe, ...listed } = expected;
  for (const query of ['', '&query=manta', '&picture=true', `&userId=${diver.id}`, '&sort=oldest'])
    expect(await firstOf(`posts?limit=50${query}`, admin), query).toEqual(listed);
  expect(await firstOf(`posts/user/${diver.id}`, admin)).toEqual(expected);
  const setEnabled = async (isEnabled: boolean) =>
    postOf(
      await api.call({
        method: 'PATCH',
        url: `/api/posts/${made.id}`,
        headers: as(admin),
        payload: { isEnabled },
      }),
    );
  expect(await setEnabled(false)).toEqual({ ...expected, isEnabled: false });
  expect(await setEnabled(true)).toEqual(expected);
  await like('DELETE', admin);
});

test('a post without a picture has no size', async () => {
  const plain = postOf(await sendPost(api, diver, [contentPart('Only words.')]));
  expect(plain).toMatchObject({ imageResourceId: null, imageWidth: null, imageHeight: null });
  expect(postOf(await read(`posts/${plain.id}`))).toEqual(plain);
});

test('the public page has the same, without what depends on the reader', async () => {
  const { isEnabled: _isEnabled, likedByMe: _likedByMe, ...shown } = made;
  const answer = await api.call({ method: 'GET', url: `/api/posts/get/${made.id}` });
  expect(answer.body?.data).toEqual(shown);
});
