import type { Page } from '@playwright/test';

/**
 * The layout shifts since the page was opened, with their elements. Includes shifts right after a click,
 * which the browser's own score (CLS) excludes.
 */
export async function shifts(page: Page): Promise<string[]> {
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
