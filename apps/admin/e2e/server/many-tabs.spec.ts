import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { startApiProxy } from '../support/api-proxy.ts';
import { startPanel } from '../support/panel.ts';
import { enter } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('ten tabs that are opened at once stay signed in', async ({ browser, baseURL }) => {
  const proxy = await startApiProxy(String(baseURL));
  const panel = await startPanel(proxy.url);
  const context = await browser.newContext({ baseURL: panel.origin });
  const page = await context.newPage();
  await enter(page);
  await page.goto('/admin/settings');
  proxy.intercept = holdFirstRefresh();
  await openTenTabs(context);
  proxy.intercept = () => true;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await context.close();
  await panel.stop();
  proxy.close();
});

/** Half of them get the fallback page, as after a prefetch. */
async function openTenTabs(context: BrowserContext): Promise<void> {
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  const visits = tabs.map(async (tab: Page, at) => {
    if (at % 2) await tab.setExtraHTTPHeaders({ purpose: 'prefetch' });
    await tab.goto('/admin/users', { waitUntil: 'commit' });
    // The limit is that of the whole test: ten pages at once are slow on a busy machine.
    await tab.getByRole('table', { name: 'Users' }).waitFor();
  });
  await Promise.all(visits);
  await Promise.all(tabs.map((tab) => tab.close()));
}

/** Holds the first refresh until another one has been answered: it has an older cookie than that one. */
function holdFirstRefresh() {
  const held = Promise.withResolvers<boolean>();
  let refreshes = 0;
  return ({ url = '' }: IncomingMessage, response: ServerResponse): true | Promise<boolean> => {
    if (!url.endsWith('/refresh-token')) return true;
    refreshes += 1;
    if (refreshes === 1) return held.promise;
    response.on('finish', () => held.resolve(true));
    return true;
  };
}
