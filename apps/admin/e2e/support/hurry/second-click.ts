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
 *
 * @param isToggle it may say that it takes no press yet
 */
export async function clickAgainOnceChanged(
  page: Page,
  { x, y }: { x: number; y: number },
  isToggle = false,
): Promise<void> {
  await page.evaluate(
    ({ left, top, mayRest }) => {
      const shown = () => {
        const button = document.elementFromPoint(left, top)?.closest('button');
        return { button, name: button?.ariaLabel ?? button?.textContent };
      };
      const first = shown();
      const look = () => {
        const { button, name } = shown();
        const isOther = button !== first.button || name !== first.name;
        const isResting = button?.ariaDisabled === 'true' && !mayRest;
        if (!button || button.disabled || isResting || !isOther) {
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
    { left: x, top: y, mayRest: isToggle },
  );
}

/** Whether it has done so. */
export const hasClickedAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'clickedAgain' in document.documentElement.dataset);

/** Before it is to do so once more. */
export const forgetClickedAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.documentElement.dataset['clickedAgain'];
  });
