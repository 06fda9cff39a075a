import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'ar' },
  { theme: 'dark', language: 'ar' },
];

async function expectNoFindings(page: Page, what: string): Promise<void> {
  // By element: an open popup takes the page's heading away from the roles.
  await expect(page.locator('h1')).toBeVisible();
  // A colour half faded in is no colour of the design.
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, what).toEqual([]);
}

for (const { theme, language } of looks) {
  test(`every screen passes axe, ${theme}, ${language}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/panel/login');
    await expectNoFindings(page, 'login');
    await page.goto('/panel/forgot-password');
    await expectNoFindings(page, 'forgot password');
    await signIn(page);
    await page.evaluate(
      ([chosenTheme, chosenLanguage]) => {
        localStorage.setItem('theme', chosenTheme ?? '');
        localStorage.setItem('language', chosenLanguage ?? '');
      },
      [theme, language],
    );
    for (const path of ['dashboard', 'posts', 'settings', 'settings?edit', 'nothing-here']) {
      await page.goto(`/admin/${path}`);
      await expectNoFindings(page, path);
    }
    await page.goto('/admin/users?search=e');
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoFindings(page, 'users');
    await page.getByRole('row').nth(1).getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindings(page, 'delete user');
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.waitForURL('**/posts');
    await expectNoFindings(page, 'user profile');
  });
}
