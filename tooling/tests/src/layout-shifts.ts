import type { Page } from 'playwright';

/**
 * Adds up the layout shift scores of each page that is opened from now on.
 * @returns a function that reads the sum of the current page
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += Reflect.get(entry, 'value');
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    Object.assign(window, {
      moved: async () => {
        // A shift is reported some frames after it happened.
        for (let count = 0; count < 3; count += 1) await frame();
        return moved;
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved')());
}

/** Waits for the first contentful paint. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}
