import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each theme and each direction once: no colour depends on the direction. */
export const appearances = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
];

/** Expects no axe violations of any severity on the current page. */
export async function expectNoFindings(page: Page, what: string): Promise<void> {
  // An open popup hides the page's heading from assistive technology.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toBeVisible();
  // Colours are not final during a fade.
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page })
    // Without passes and cross-origin frames, axe takes a third of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, what).toEqual([]);
}

/** Sets the theme and the language from the next page load on. */
export async function setAppearance(
  page: Page,
  appearance: { theme: string; language: string },
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(({ theme, language }) => {
    localStorage.setItem('theme', theme);
    localStorage.setItem('language', language);
  }, appearance);
}
