import { oddRequests } from '@buddyline/tests/requests/odd-requests';
import { sendRaw } from '@buddyline/tests/requests/raw-request';
import { expect, test } from '@playwright/test';
import { postsOf } from './support/posts.ts';
import { paint } from './support/test.ts';

/** Requests that no browser sends. They must not affect the responses of other visitors. */
const share = () => process.env['SHARE_PAGE_ORIGIN'] ?? '';
let postId: string;
let picture: string;

test.beforeAll(async ({ browser, request }) => {
  const page = await browser.newPage();
  const painted = await paint(page, 300, 200);
  await page.close();
  postId = await postsOf(request).write({ content: 'A turtle at the wall.', picture: painted });
  const html = await (await fetch(`${share()}/posts/${postId}`)).text();
  picture = /\/api\/files\/[0-9a-f]{32}/.exec(html)?.[0] ?? '';
});
test.afterAll(({ request }) => postsOf(request).remove(postId));

/** Each visitor requests a different range of the picture. */
async function visit(visitor: number): Promise<void> {
  const range = `${visitor}-${visitor + 9}`;
  const answer = await fetch(share() + picture, { headers: { range: `bytes=${range}` } });
  const { byteLength } = await answer.arrayBuffer();
  expect([answer.status, byteLength]).toEqual([206, 10]);
  expect(answer.headers.get('content-range')).toMatch(`bytes ${range}/`);
}

for (const odd of oddRequests) {
  test(`${odd.name}: ${odd.becomes}, and the next visitors get their own responses`, async () => {
    await visit(1);
    const { status } = await sendRaw(share(), odd.bytes, odd);
    if (odd.becomes === 'passed') expect([200, 400, 404, 429]).toContain(status);
    else expect(status).toBe(odd.becomes === 'closed' ? null : odd.becomes);
    for (let visitor = 2; visitor < 8; visitor += 1) await visit(visitor);
    await Promise.all(Array.from({ length: 14 }, (_, index) => visit(index + 8)));
  });
}

test('files and the share count are proxied, and nothing else', async () => {
  const counted = await fetch(`${share()}/api/posts/${postId}/share`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"platform":"web","shareType":"post"}',
  });
  expect(counted.status).toBe(200);
  const others = [
    '/api/meta',
    '/api/docs',
    '/api/openapi.json',
    `/api/posts/${postId}`,
    '/api/ready',
  ];
  for (const path of [...others, '/api/users', '/api/files', '/api']) {
    const answer = await fetch(share() + path);
    expect([answer.status, await answer.json()], path).toEqual([
      404,
      { isSuccessful: false, message: 'There is nothing here.' },
    ]);
  }
  const login = await fetch(`${share()}/api/auth/login`, { method: 'POST', body: '{}' });
  expect(login.status).toBe(404);
});

test('whatever stands in the query, the page is the same, and is rendered once', async () => {
  const pageAt = async (search: string) => {
    const answer = await fetch(`${share()}/posts/${postId}${search}`);
    return { etag: answer.headers.get('etag'), html: await answer.text() };
  };
  const page = await pageAt('');
  for (const search of [
    '?x=1',
    '?x=2',
    '?utm_source=mail&lang=en',
    '?lang=tlh',
    '?lang',
    '?%',
    '?lang=ar?x',
  ]) {
    expect(await pageAt(search), search).toEqual(page);
  }
  const arabic = await pageAt('?lang=ar');
  expect(arabic.etag).not.toBe(page.etag);
  expect(await pageAt('?utm_source=mail&lang=ar&x=3')).toEqual(arabic);
});
