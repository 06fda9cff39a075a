import type { Page } from '@playwright/test';

/** Waits until the page has fetched the code of these files, and whatever it imports: it is there offline, too. */
export async function waitForCode(page: Page, files: string[]): Promise<void> {
  await page.waitForFunction(async (names) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const urls = names.map((name) => fetched.find((url) => url.includes(`/assets/${name}-`)));
    if (urls.includes(undefined)) return false;
    await Promise.all(urls.map((url) => import(String(url))));
    return true;
  }, files);
}
