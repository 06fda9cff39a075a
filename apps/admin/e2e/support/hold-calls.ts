import type { Page } from '@playwright/test';

/** Holds the page's calls of a method until the returned function is called. */
export async function holdCalls(
  page: Page,
  url: string | RegExp,
  method: string,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route, request) => {
    if (request.method() === method) await promise;
    await route.fallback();
  });
  return resolve;
}
