import type { Page } from 'playwright';
import { firstRow } from './panel.ts';

/** Runs in the page: records when the frame with the element was painted. */
export function watchFor(selector: string): void {
  function look() {
    // The panel hides a rendered page until it knows that the person is signed in.
    if (!document.querySelector(selector)?.checkVisibility()) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      window.seenAt = performance.now();
    });
  }
  look();
}

/**
 * Clicks the middle of the first row, or the link of the first card, in every frame until it is opened: by the router,
 * or as a document if its link was clicked before React hydrated it.
 */
export async function openFirst(page: Page): Promise<void> {
  const opened = page.waitForURL(({ pathname }) => pathname.split('/').length > 3, {
    waitUntil: 'commit',
  });
  await page.evaluate((row) => {
    let isTaken = false;
    // A second click would restart the navigation.
    window.navigation.addEventListener('navigate', () => {
      isTaken = true;
    });
    const clickUntilTaken = () => {
      const link = document.querySelector(row);
      const {
        left = 0,
        top = 0,
        width = 0,
        height = 0,
      } = link?.closest('tr')?.getBoundingClientRect() ?? {};
      // The middle of a card may be a picture, which opens a dialog.
      const hit =
        width > 0
          ? document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 60))
          : link;
      hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if (!isTaken) requestAnimationFrame(clickUntilTaken);
    };
    clickUntilTaken();
  }, firstRow);
  await opened;
}

declare global {
  interface Window {
    seenAt?: number;
  }
}
