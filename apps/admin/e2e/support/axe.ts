import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each theme and each direction once: no colour depends on the direction. */
export const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
];

/** Neither serious nor minor: zero findings of axe on what the page shows now. */
export async function expectNoFindings(page: Page, what: string): Promise<void> {
  // An open popup hides the page's heading from assistive tools.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toBeVisible();
  // A colour half faded in is no colour of the design.
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page })
    // Findings alone are asked for, and no frame is of another origin: a third of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, what).toEqual([]);
}

/** From the next page on, as somebody has it who chose this theme and language. */
export async function wear(page: Page, look: { theme: string; language: string }): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(({ theme, language }) => {
    localStorage.setItem('theme', theme);
    localStorage.setItem('language', language);
  }, look);
}
