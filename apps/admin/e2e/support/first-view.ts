import type { BrowserContext, Page } from '@playwright/test';

/** Pages are left to the browser from here on, as they are for a browser that only fetches ahead. */
export async function leavePagesToBrowser(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ purpose: 'prefetch' });
}

/**
 * What the server rendered is seen before it can be used: a test goes on once the page answers. Calls that
 * a test answers itself have to come from the browser.
 */
export function openWhenItAnswers(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const route = page.route.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await untilItAnswers(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await untilItAnswers(page);
    return answer;
  };
  page.route = async (...parameters) => {
    await leavePagesToBrowser(page.context());
    return route(...parameters);
  };
}

async function untilItAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() => !('renderedAs' in document.documentElement.dataset));
}
