import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/test.ts';

/**
 * The layout shifts since the page was opened, with their elements. Includes shifts right after a click,
 * which the browser's own score (CLS) excludes.
 */
async function shifts(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => {
      const { value, sources } = entry as LayoutShift;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.nodeName;
        return `${name} ${JSON.stringify([previousRect, currentRect])}`;
      });
      return [value, ...moved].join('\n');
    });
  });
}

/** An entry of the Layout Instability API, which TypeScript's DOM library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

test('there is no layout shift on any list, on its next page, or on any detail page that is opened directly', async ({
  page,
}) => {
  test.slow();
  // High enough for a whole list with its pagination.
  await page.setViewportSize({ width: 1440, height: 1600 });
  for (const section of ['users', 'posts', 'certifications', 'booklog', 'tickets']) {
    await page.goto(`/admin/${section}`);
    const items = page.getByRole('row').or(page.getByRole('article'));
    const opensFirst = items.getByRole('link').first();
    const first = (await opensFirst.getAttribute('href')) ?? '';
    expect.soft(await shifts(page), section).toEqual([]);
    await page.getByRole('button', { name: 'Next Page' }).click();
    await page.waitForURL('**/*page=2');
    await expect(opensFirst).not.toHaveAttribute('href', first);
    expect.soft(await shifts(page), `${section}, next page`).toEqual([]);
    await page.goto(first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await shifts(page), `${section}, detail`).toEqual([]);
  }
});
