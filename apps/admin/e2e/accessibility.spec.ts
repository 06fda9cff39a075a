import { expectNoFindings, looks, wear } from './support/axe.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

for (const { theme, language } of looks) {
  test(`every screen passes axe, ${theme}, ${language}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/panel/login');
    await expectNoFindings(page, 'login');
    await page.goto('/panel/forgot-password');
    await expectNoFindings(page, 'forgot password');
    await signIn(page);
    await wear(page, { theme, language });
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
