import type { Page } from '@playwright/test';

/** Waits until the page has fetched the code of these files, with whatever it imports: it is there offline, too. */
export async function waitForCode(page: Page, files: string[]): Promise<void> {
  const urls = await page.waitForFunction((names) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const found = names.map((name) => fetched.find((url) => url.includes(`/assets/${name}-`)));
    return found.every((url) => url !== undefined) && found;
  }, files);
  await urls.evaluate(async (found) => {
    await Promise.all((found || []).map((url) => import(url)));
  });
}
