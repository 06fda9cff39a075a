import type { Page } from '@playwright/test';

/**
 * Pauses time-based animations, so that each run sees the same page; scroll-driven ones stay active.
 * Transitions end: one shows the page.
 */
export async function pauseAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The switch's own property, because drawings below the window are not animated yet.
    document.documentElement.style.setProperty('--motion', 'paused');
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}
