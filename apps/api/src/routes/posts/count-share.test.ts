import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let host = 0;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
});
// Each test uses its own address.
beforeEach(() => {
  host += 1;
});
afterAll(() => api.close());

const fromWeb = { platform: 'web', shareType: 'post' };

const share = (id: string, payload: object = fromWeb, remoteAddress = `10.0.0.${host}`) =>
  api.call({
    method: 'POST',
    url: `/api/posts/${id}/share`,
    payload,
    remoteAddress,
  });

async function sharesOf(id: string): Promise<number> {
  const posts = api.services.database.db.selectFrom('posts').select('shares_count');
  const { shares_count } = await posts.where('id', '=', id).executeTakeFirstOrThrow();
  return shares_count;
}

describe('POST /api/posts/{id}/share', () => {
  test.each(['web', 'ios', 'android'])('200: %s, without signing in', async (platform) => {
    const { id } = await writePost(api, admin);
    const answer = await share(id, { platform, shareType: 'post' });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Share counted.' } });
    expect(await sharesOf(id)).toBe(1);
  });

  test('200: twenty concurrent shares are all counted, and the rest of the post is unchanged', async () => {
    const post = await writePost(api, admin);
    await Promise.all(Array.from({ length: 20 }, () => share(post.id)));
    expect(await sharesOf(post.id)).toBe(20);
    const url = `/api/posts/${post.id}`;
    const { body } = await api.call({ method: 'GET', url, headers: as(admin) });
    expect(body?.data).toMatchObject(post);
  });

  test.each([
    ['an unknown platform', { platform: 'windows', shareType: 'post' }, 'platform'],
    ['a platform in capitals', { platform: 'WEB', shareType: 'post' }, 'platform'],
    ['an unknown type', { platform: 'web', shareType: 'user' }, 'shareType'],
    ['a missing type', { platform: 'web' }, 'shareType'],
    ['a number', { platform: 1, shareType: 'post' }, 'platform'],
  ])('400: %s, with the field', async (_name, payload, path) => {
    const { id } = await writePost(api, admin);
    const { status, body } = await share(id, payload);
    expect(status).toBe(400);
    expect(body?.errors).toMatchObject([{ path }]);
    expect(await sharesOf(id)).toBe(0);
  });

  test.each(['', 'null', '[]', '"web"', '{"platform":"web",'])('400: %j', async (payload) => {
    const url = `/api/posts/${uuidv7()}/share`;
    const headers = { 'content-type': 'application/json' };
    const answer = await api.call({ method: 'POST', url, headers, payload });
    expect(answer.status).toBe(400);
  });

  test('404: unknown, malformed and disabled posts get the same response', async () => {
    const hidden = await writePost(api, admin);
    const url = `/api/posts/${hidden.id}`;
    await api.call({ method: 'PATCH', url, headers: as(admin), payload: { isEnabled: false } });
    const answers = [await share(hidden.id), await share(uuidv7()), await share('abc')];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
    expect(await sharesOf(hidden.id)).toBe(0);
  });

  test('429: the 31st share per minute from one address; other addresses and reading the post still get 200', async () => {
    const { id } = await writePost(api, admin);
    for (let count = 0; count < 30; count += 1) await share(id);
    const answer = await share(id);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await sharesOf(id)).toBe(30);
    expect(await share(id, fromWeb, '10.9.9.9')).toMatchObject({ status: 200 });
    const page = { method: 'GET', url: `/api/posts/get/${id}`, remoteAddress: `10.0.0.${host}` };
    expect(await api.call(page)).toMatchObject({ status: 200 });
  });

  test('429: the IPv6 addresses of one household count as one', async () => {
    const { id } = await writePost(api, admin);
    for (let count = 0; count < 30; count += 1) await share(id, fromWeb, `2001:db8:1:2::${count}`);
    expect(await share(id, fromWeb, '2001:db8:1:2:ffff::1')).toMatchObject({ status: 429 });
    expect(await share(id, fromWeb, '2001:db8:1:100::1')).toMatchObject({ status: 200 });
  });
});
