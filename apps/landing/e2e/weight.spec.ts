import { gzipSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';

/** The size limit of a page in bytes after gzip -9. */
const budget = { markup: 60_000, everything: 150_000 };

for (const path of ['/', '/ar', '/old', '/ar/old']) {
  test(`${path} stays within its size budget and has no script`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path);
    // Files that are loaded while scrolling count as well.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(responses.map(weigh));
    const total = (isCounted: (file: Weighed) => boolean) =>
      files.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total(({ type }) => type.includes('script'))).toBe(0);
    expect(total(({ type }) => /html|css/.test(type))).toBeLessThan(budget.markup);
    expect(total(() => true)).toBeLessThan(budget.everything);
  });
}

interface Weighed {
  type: string;
  bytes: number;
}

async function weigh(response: Response): Promise<Weighed> {
  const type = response.headers()['content-type'] ?? '';
  const body = await response.body();
  const isText = /text|svg|json|xml/.test(type);
  return { type, bytes: isText ? gzipSync(body, { level: 9 }).length : body.length };
}
