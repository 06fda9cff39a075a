import { findViolations } from '@buddyline/tests/axe';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { Words } from './words.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A walk through the panel in one language and one theme. */
export interface Walk {
  page: Page;
  said: Words;
  /**
   * Keeps what axe finds in a state, of any severity, and what sticks out sideways. What is found in one state hides
   * no other.
   */
  look: (state: string) => Promise<void>;
  open: (address: string) => Promise<void>;
}

export function walkOf(page: Page, said: Words): Walk {
  return {
    page,
    said,
    look: (state) => look(page, state),
    open: async (address) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  };
}

async function look(page: Page, state: string): Promise<void> {
  // An open popup hides the page's heading from assistive technology.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  // Colours are not final during a fade.
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
  expect.soft(await findViolations(page, rules), state).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${state}: pixels that stick out sideways`).toBe(0);
}
