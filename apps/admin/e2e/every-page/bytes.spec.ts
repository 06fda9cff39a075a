import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { enter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/**
 * The size of all scripts, including prefetched ones, that a browser with an empty cache loads for a
 * page until the network is idle; in kB, gzipped at the highest level.
 */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}

test('the login page fetches at most 135 kB of script', async ({ page }) => {
  expect(await scriptBytes(page, '/panel/login')).toBeLessThanOrEqual(135);
});

const lists = ['dashboard', 'users', 'posts', 'certifications', 'booklog', 'tickets'];

// `pnpm page-bytes` lists what a page consists of.
test('each list, opened directly, fetches at most 195 kB of script', async ({
  browser,
  baseURL,
}) => {
  const visits: { list: string; page: Page }[] = [];
  for (const list of lists) {
    const page = await (await browser.newContext({ baseURL })).newPage();
    // One after another: six sign-ins of one account at the same moment are refused as guesses.
    await enter(page);
    visits.push({ list, page });
  }
  const weighed = visits.map(({ list, page }) =>
    test.step(list, async () => {
      expect(await scriptBytes(page, `/admin/${list}`), list).toBeLessThanOrEqual(195);
      await page.context().close();
    }),
  );
  await Promise.all(weighed);
});
