import type { Page } from '@playwright/test';

/** Clicks a place as soon as another page has an enabled button there: earlier than a test could ask for it. */
export async function clickAgainOnNextPage(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    ({ first, left, top }) => {
      const watch = new MutationObserver(() => {
        const button = document.elementFromPoint(left, top)?.closest('button');
        if (location.href === first || !button || button.disabled) return;
        watch.disconnect();
        button.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
        );
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    },
    { first: page.url(), left: x, top: y },
  );
}
