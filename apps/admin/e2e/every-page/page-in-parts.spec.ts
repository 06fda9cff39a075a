import { firstPaint } from '@buddyline/tests/layout-shifts';
import type { Page } from '@playwright/test';
import { type PageInParts, startPageInParts } from '../support/rendered/page-in-parts.ts';
import { shifts } from '../support/tickets/shifts.ts';
import { enter } from '../support/sign-in.ts';
import { expect, test as base } from '../support/test.ts';

/** Signed in, behind a slow network. */
const test = base.extend<{ network: PageInParts }>({
  network: async ({ panel }, use) => {
    const network = await startPageInParts(panel.origin);
    await use(network);
    network.close();
  },
  baseURL: ({ network }, use) => use(network.origin),
  page: async ({ page }, use) => {
    await enter(page);
    await use(page);
  },
});

/** Each element below the sidebar's seven links, without what icons consist of. */
const sidebarEnd =
  /(?<=<\/nav>.*)<(?:div|a|button|fieldset|label|svg|img|span|form)\b(?=.*<\/aside>)/gs;

const frames = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    for (let at = 0; at < wanted; at += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Opens a page, so that the server knows the language. */
async function writeView(page: Page): Promise<void> {
  await page.goto('/admin/settings', { waitUntil: 'networkidle' });
}

for (const language of ['en', 'ar']) {
  test(`nothing shifts while the end of the sidebar arrives in parts, ${language}`, async ({
    page,
    network,
  }) => {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await writeView(page);
    network.hold(sidebarEnd);
    await page.goto('/admin/posts', { waitUntil: 'commit' });
    await firstPaint(page);
    let held = 0;
    while (network.sendNext()) {
      await frames(page, 2);
      held += 1;
    }
    expect(held).toBeGreaterThan(20);
    expect(await shifts(page)).toEqual([]);
  });
}

test('a page whose data arrives late is hydrated with it', async ({ page, network }) => {
  await writeView(page);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh-token')) refreshes.push(request.url());
  });
  network.hold(/(?<=id="hand-over">.{200})/gs);
  await page.goto('/admin/posts', { waitUntil: 'commit' });
  await firstPaint(page);
  // Enough for its scripts to start, if they did not wait.
  await frames(page, 60);
  while (network.sendNext());
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect(refreshes).toEqual([]);
});
