import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/**
 * All script that a browser with an empty cache fetches for a page until the network is quiet, what
 * is loaded ahead as well, gzipped as small as it gets, in kB.
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

test('the login page fetches at most 125 kB of script', async ({ page }) => {
  expect(await scriptBytes(page, '/panel/login')).toBeLessThanOrEqual(125);
});

test('each list, opened directly, fetches at most 185 kB of script', async ({ page, browser }) => {
  await signIn(page);
  const storageState = await page.context().storageState();
  for (const list of ['dashboard', 'users', 'posts', 'certifications', 'booklog', 'tickets']) {
    await test.step(list, async () => {
      const fresh = await browser.newContext({ storageState });
      const address = new URL(`/admin/${list}`, page.url());
      const bytes = await scriptBytes(await fresh.newPage(), address.href);
      expect(bytes, list).toBeLessThanOrEqual(185);
      await fresh.close();
    });
  }
});
