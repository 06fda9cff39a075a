import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from 'playwright';

/**
 * Bytes of JavaScript, gzip -9, that a browser with an empty cache fetches for a page, until it has
 * been quiet for half a second: what is loaded ahead counts as well.
 */
export async function scriptBytes(
  context: BrowserContext,
  url: string,
  shown: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) scripts.set(response.url(), response);
  });
  await page.goto(url);
  await shown(page);
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all([...scripts.values()].map((response) => response.body()));
  await page.close();
  return bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0);
}
