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

/**
 * Clicks a place again as soon as there is an enabled button that was not there before, or that does something else
 * now: the moment at which an impatient second click does most harm.
 */
export async function clickAgainOnceChanged(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    ({ left, top }) => {
      const shown = () => {
        const button = document.elementFromPoint(left, top)?.closest('button');
        return { button, name: button?.ariaLabel ?? button?.textContent };
      };
      const first = shown();
      const look = () => {
        const { button, name } = shown();
        const isOther = button !== first.button || name !== first.name;
        if (!button || button.disabled || button.ariaDisabled === 'true' || !isOther) {
          requestAnimationFrame(look);
          return;
        }
        button.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
        );
        document.documentElement.dataset['clickedAgain'] = '';
      };
      look();
    },
    { left: x, top: y },
  );
}

/** Whether it has done so. */
export const hasClickedAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'clickedAgain' in document.documentElement.dataset);
