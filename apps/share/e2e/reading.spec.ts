import { gzipSync } from 'node:zlib';
import { findViolations } from '@buddyline/tests/axe';
import { firstPaint, watchShifts } from '@buddyline/tests/layout-shifts';
import { scriptsOf } from '@buddyline/tests/page-head';
import { stalledPage } from '@buddyline/tests/stalled-page';
import type { Response } from '@playwright/test';
import { startShare } from './support/share-server.ts';
import { expect, paint, test } from './support/test.ts';

for (const [name, path] of [
  ['English', (id: string) => `/posts/${id}`],
  ['Arabic', (id: string) => `/posts/${id}?lang=ar`],
  ['a missing post', () => '/posts/nope?lang=ar'],
] as const) {
  test(`axe finds no violations: ${name}, light and dark`, async ({ page, postId }) => {
    await page.goto(path(postId));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
  });
}

test('a screen reader reads the post in its visual order', async ({ page, posts }) => {
  const picture = await paint(page, 1200, 800);
  const id = await posts.write({ content: 'A wall of snapper.\n\nSee you tomorrow.', picture });
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - img /Picture by .+ A wall of snapper/
      - heading /A post by .+/ [level=1]
      - paragraph:
        - text: /@.+/
        - time: /\\d{4}\\/\\d\\d\\/\\d\\d, .+ UTC/
      - button "Share"
      - button "Copy Link"
      - paragraph: /A wall of snapper\\. See you tomorrow\\./
      - list:
        - listitem: 0 likes
        - listitem: 0 comments
    - complementary "See the rest in the app"
  `);
});

test('the author, Share and Copy Link are in the first view, however tall the picture', async ({
  page,
  posts,
}) => {
  const picture = await paint(page, 900, 1600);
  const id = await posts.write({ content: 'A wall of snapper. '.repeat(60), picture });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 768, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/posts/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    for (const name of ['Share', 'Copy Link']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a link opens the same post in the other language', async ({ page, postId }) => {
  await page.goto(`/posts/${postId}`);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`/posts/${postId}?lang=ar`);
  await expect(page.getByRole('link', { name: 'فتح في التطبيق' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Open in App' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read, its links work, and no control needs a script', async ({
    page,
    postId,
  }) => {
    await page.goto(`/posts/${postId}`);
    await expect(page.getByText('Manta! She circled us twice')).toBeVisible();
    const link = (name: string) => page.getByRole('link', { name });
    await expect(link('Open in App')).toHaveAttribute('href', `buddyline://posts/${postId}`);
    await link('Download App').click();
    await expect(page).toHaveURL(/#stores$/);
    await expect(link('App Store')).toBeInViewport();
    await expect(link('Google Play')).toHaveAttribute('href', /^https:\/\/play\.google\.com/);
    await expect(page.getByRole('textbox', { name: 'Copy this link by hand' })).toHaveValue(
      `https://share.example/posts/${postId}`,
    );
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('at 320 px the page does not scroll sideways, and Open in App stays in the viewport', async ({
  page,
  posts,
}) => {
  const id = await posts.write({ content: 'x'.repeat(5_000) });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const search of ['', '?lang=ar']) {
    await page.goto(`/posts/${id}${search}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const open = page.getByRole('link', { name: search ? 'فتح في التطبيق' : 'Open in App' });
    await expect(open).toBeInViewport({ ratio: 1 });
  }
});

test('nothing shifts when the picture and the fonts load late', async ({ page, posts }) => {
  const picture = await paint(page, 900, 1600);
  const id = await posts.write({
    content: 'Two turtles, and a wall of snapper. '.repeat(20),
    picture,
  });
  const moved = await watchShifts(page);
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/woff2|api\/files/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/posts/${id}`, { waitUntil: 'commit' });
  await expect(page.getByText('Two turtles')).toBeVisible();
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  expect(await moved()).toBeLessThan(0.01);
});

test('nothing shifts when the page itself arrives in two parts', async ({
  page,
  request,
  posts,
}) => {
  const id = await posts.write({ content: 'A wall of snapper, and one turtle. '.repeat(30) });
  const html = await (await request.get(`/posts/${id}`)).body();
  const article = html.indexOf('<article');
  const stalled = await stalledPage(html);
  await page.setViewportSize({ width: 390, height: 844 });
  const moved = await watchShifts(page);
  for (const share of [0.02, 0.05, 0.1, 0.2, 0.4, 0.7]) {
    stalled.stall(article + Math.round((html.length - article) * share));
    await page.goto(stalled.url, { waitUntil: 'commit' });
    await firstPaint(page);
    stalled.sendRest();
    await page.waitForLoadState('load');
    expect(await moved(), `stalled at ${share}`).toBeLessThan(0.01);
  }
  await stalled.close();
});

test('a page stays below 80 kB, its script below 3 kB, without the picture', async ({
  page,
  posts,
}) => {
  const picture = await paint(page, 900, 1600);
  const id = await posts.write({ content: 'شعاب مرجانية and a turtle', picture });
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(`/posts/${id}?lang=ar`, { waitUntil: 'networkidle' });
  const post = /\/api\/files\/[0-9a-f]+(?:\?size=card)?$/;
  const weights = await Promise.all(
    answers.filter((answer) => !post.test(answer.url())).map(weigh),
  );
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weights.filter(({ type }) => type.includes('javascript'))).toEqual([]);
  const script = (await scriptsOf(page).textContent()) ?? '';
  expect(script).not.toBe('');
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(3_000);
  expect(total).toBeLessThanOrEqual(80_000);
});

/** The compressed size; fonts and pictures are compressed already. */
async function weigh(answer: Response): Promise<{ type: string; bytes: number }> {
  const type = answer.headers()['content-type'] ?? '';
  const body = await answer.body();
  const isCompressed = /font|image\/(?!svg)/.test(type);
  return { type, bytes: isCompressed ? body.length : gzipSync(body, { level: 9 }).length };
}

test('without settings the app link files are a 404, and there is no app banner', async ({
  request,
  postId,
}) => {
  const share = await startShare(`${process.env['API_ORIGIN']}/api`);
  try {
    for (const file of ['apple-app-site-association', 'assetlinks.json']) {
      const answer = await request.get(`${share.origin}/.well-known/${file}`);
      expect(answer.status()).toBe(404);
    }
    const page = await (await request.get(`${share.origin}/posts/${postId}`)).text();
    expect(page).not.toContain('apple-itunes-app');
  } finally {
    await share.stop();
  }
});
