import type { Page } from 'playwright';

/**
 * Sums up what moves in each page that is opened from now on, from its first paint on.
 * @returns asks for the sum of layout shift scores in the page that is open
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
        // A shift is reported with the frames after the one that moved.
        for (let count = 0; count < 3; count += 1) await frame();
        return moved;
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved')());
}

/** Until something of the page can be seen. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}
