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

test('the login page fetches at most 122.5 kB of script', async ({ page }) => {
  expect(await scriptBytes(page, '/panel/login')).toBeLessThanOrEqual(122.5);
});

/** In kB. `pnpm page-bytes` lists what a page consists of. */
const budgets = {
  dashboard: 180.5,
  users: 178,
  posts: 176.5,
  certifications: 176,
  booklog: 181.5,
  tickets: 177,
};

test('each list, opened directly, fetches no more script than its budget', async ({
  browser,
  baseURL,
}) => {
  const visits: { list: string; budget: number; page: Page }[] = [];
  for (const [list, budget] of Object.entries(budgets)) {
    const page = await (await browser.newContext({ baseURL })).newPage();
    // One after another: six sign-ins of one account at the same moment are refused as guesses.
    await enter(page);
    visits.push({ list, budget, page });
  }
  const weighed = visits.map(({ list, budget, page }) =>
    test.step(list, async () => {
      expect(await scriptBytes(page, `/admin/${list}`), list).toBeLessThanOrEqual(budget);
      await page.context().close();
    }),
  );
  await Promise.all(weighed);
});
