import type { Page } from '@playwright/test';
import { signedInTest as test, expect } from '../support/test.ts';

interface TraceEvent {
  name: string;
  /** µs. */
  ts: number;
  args: { elementCount?: number };
}

/**
 * A rule with `:has()` whose last part names no class or attribute makes browsers look at every element again after any
 * insertion: `:has(…) > *`, `html:has(…) div`. It was a quarter of the time until a list obeyed.
 */
for (const width of [1280, 390]) {
  test(`a new element does not restyle the page, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const section of ['dashboard', 'users', 'tickets', 'booklog']) {
      await page.goto(`/admin/${section}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(await restyledByInsertion(page), section).toBeLessThan(120);
    }
  });
}

/** @returns how many elements' styles are computed when one is added deep in the page */
async function restyledByInsertion(page: Page): Promise<number> {
  const browser = page.context().browser();
  const link = page.getByRole('main').getByRole('link').first();
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await link.evaluate((element) => {
    // First what other changes have left to style.
    document.body.getBoundingClientRect();
    performance.mark('inserted');
    element.after(document.createElement('span'));
    document.body.getBoundingClientRect();
    performance.mark('styled');
  });
  const trace = (await browser?.stopTracing())?.toString() ?? '';
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const momentOf = (mark: string) =>
    traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [from, to] = [momentOf('inserted'), momentOf('styled')];
  const counts = traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= from && ts <= to)
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return counts.reduce((sum, count) => sum + count, 0);
}
