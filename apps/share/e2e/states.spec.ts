import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningApp } from '@buddyline/tests/app-process';
import { startShare } from './support/share-server.ts';
import { expect, test } from './support/test.ts';

const missing = [
  ['deleted', 'remove'],
  ['disabled', 'disable'],
] as const;

for (const [name, how] of missing) {
  test(`a ${name} post gets the page of an unknown post, byte for byte`, async ({
    posts,
    request,
  }) => {
    const content = 'Nobody is to read this any more.';
    const id = await posts.write({ content });
    const there = await (await request.get(`/posts/${id}`)).text();
    const author = /"alternateName":"([^"]+)"/.exec(there)?.[1] ?? '';
    expect(author).not.toBe('');
    await posts[how](id);
    // A page is kept for a second.
    await expect.poll(async () => (await request.get(`/posts/${id}`)).status()).toBe(404);
    const gone = await request.get(`/posts/${id}`);
    const never = await request.get('/posts/01a1fd86-1fa0-746c-a543-000000000000');
    expect([gone.status(), never.status()]).toEqual([404, 404]);
    const [bytes, nothing] = [await gone.text(), await never.text()];
    expect(bytes.replaceAll(id, '')).toBe(nothing.replaceAll(/01a1fd86[\w-]+/g, ''));
    expect(bytes).not.toContain('Nobody is to read');
    expect(bytes).not.toContain(author);
    expect(bytes).toContain('<meta name="robots" content="noindex"/>');
    const { date: _date, ...headers } = gone.headers();
    const { date: _other, ...others } = never.headers();
    expect(headers).toEqual(others);
    const cards = await Promise.all(
      [id, 'never'].map((each) => request.get(`/posts/${each}/card.png`)),
    );
    expect(cards.map((card) => card.status())).toEqual([404, 404]);
  });
}

for (const id of [
  'nope',
  '1',
  '%FF',
  '%00',
  '%',
  '..%2f..%2fapi',
  'x'.repeat(6_000),
  '%F0%9F%A4%BF',
]) {
  test(`the malformed id ${id.slice(0, 20)} is Post Not Found`, async ({ request }) => {
    const answer = await request.get(`/posts/${id}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Post Not Found');
  });
}

for (const path of ['/posts', '/posts/']) {
  test(`${path} asks for the post id`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    await expect(page.getByText('Post ID is required')).toBeVisible();
  });
}

test('Go Back goes back in the history, or to the landing page without one', async ({
  page,
  postId,
}) => {
  await page.goto(`/posts/${postId}`);
  await page.goto('/posts/nope');
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page.getByText('Manta!')).toBeVisible();

  const fresh = await page.context().newPage();
  await fresh.route('https://www.example/**', (route) => route.fulfill({ body: 'landing' }));
  await fresh.goto('/posts/nope');
  await expect(fresh.getByText('It may have been deleted or hidden')).toBeVisible();
  await fresh.evaluate(() => {
    Object.defineProperty(history, 'length', { value: 1 });
  });
  await fresh.getByRole('link', { name: 'Go Back' }).click();
  await expect(fresh).toHaveURL('https://www.example/');
});

test('/ redirects to the landing page in the same language', async ({ request }) => {
  const homes = await Promise.all(
    ['/', '/?lang=ar'].map((path) => request.get(path, { maxRedirects: 0 })),
  );
  expect(homes.map((home) => [home.status(), home.headers()['location']])).toEqual([
    [302, 'https://www.example/'],
    [302, 'https://www.example/ar'],
  ]);
});

test('an unknown URL is a 404', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nothing at this depth' })).toBeVisible();
});

test.describe('while the API', () => {
  // One server for all tests: each failure has its own post id.
  test.describe.configure({ mode: 'default' });

  /** null: the backend never responds. */
  const failures = [
    ['fails', { status: 500, body: '{"message":"select * from"}' }, 'Failed to fetch post'],
    ['is overloaded', { status: 503, body: '{}' }, 'Failed to fetch post'],
    ['sends no result', { status: 200, body: '{"isSuccessful":false}' }, 'Failed to fetch post'],
    [
      'sends a message and no result',
      { status: 200, body: '{"isSuccessful":false,"message":"The reef is closed"}' },
      'The reef is closed',
    ],
    ['sends something that is not a post', { status: 200, body: '<html>' }, 'Failed to load post'],
    ['does not respond', null, 'Failed to load post'],
  ] as const;

  const backend = createServer((request, response) => {
    const answer = failures[Number(request.url?.split('/').at(-1))]?.[1];
    if (answer) response.writeHead(answer.status).end(answer.body);
  });
  let share: RunningApp;

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { port } = backend.address() as AddressInfo;
    share = await startShare(`http://127.0.0.1:${port}/api`);
  });
  test.afterAll(async () => {
    await share.stop();
    backend.closeAllConnections();
    backend.close();
  });

  for (const [id, [what, , message]] of failures.entries()) {
    test(`${what}, the page is a 503 with its own title`, async ({ page }) => {
      const response = await page.goto(`${share.origin}/posts/${id}`);
      expect(response?.status()).toBe(503);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '5',
      });
      await expect(page.getByRole('heading', { name: 'This post did not come up' })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    });
  }
});
