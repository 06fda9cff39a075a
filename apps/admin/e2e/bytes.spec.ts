import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** All script a page fetches until the network is quiet, gzipped as small as it gets, in kB. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}

test('the login page fetches at most 125 kB of script', async ({ page }) => {
  expect(await scriptBytes(page, '/panel/login')).toBeLessThanOrEqual(125);
});

for (const list of ['users', 'posts', 'certifications', 'booklog', 'tickets']) {
  test(`${list}, opened directly, fetches at most 185 kB of script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page);
    const fresh = await browser.newContext({
      baseURL,
      storageState: await page.context().storageState(),
    });
    expect(await scriptBytes(await fresh.newPage(), `/admin/${list}`)).toBeLessThanOrEqual(185);
    await fresh.close();
  });
}
