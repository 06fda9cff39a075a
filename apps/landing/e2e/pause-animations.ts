import type { Page } from '@playwright/test';

/**
 * Pauses time-based animations, so that each run sees the same page; scroll-driven ones stay
 * active. Transitions end: one shows the page.
 */
export async function pauseAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      if (animation instanceof CSSTransition) animation.finish();
      else animation.pause();
    }
  });
}
