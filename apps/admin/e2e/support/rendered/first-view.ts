import type { BrowserContext, Page } from '@playwright/test';

/** From now on the server sends the fallback page, as it does for a prefetch. */
export async function requestFallbackPages(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ purpose: 'prefetch' });
}

/**
 * Makes `goto` and `reload` wait for hydration: a rendered page is visible before it reacts. Makes `route`
 * request fallback pages, because only calls of the browser can be mocked.
 */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const route = page.route.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await untilHydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await untilHydrated(page);
    return answer;
  };
  page.route = async (...parameters) => {
    await requestFallbackPages(page.context());
    return route(...parameters);
  };
}

async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('renderedAs' in document.documentElement.dataset));
}

/** Opens a page, so that the boot script writes the cookie `view`. */
export async function writeView(page: Page): Promise<void> {
  await page.goto('/admin/settings', { waitUntil: 'networkidle' });
}
