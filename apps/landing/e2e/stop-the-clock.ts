import type { Page } from '@playwright/test';

/** Halts what moves with time, so that a picture is the same each run; what moves with the scroll goes on. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.pause();
    }
  });
}
