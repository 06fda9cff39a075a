import type { Page } from '@playwright/test';
import { expectNoFindings, appearances, setAppearance } from '../support/axe.ts';
import { loseSession, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const english = { country: 'Country', password: 'Password' };
const arabic = { country: 'البلد', password: 'كلمة المرور' };

for (const { theme, language } of appearances) {
  test(`the shared screens pass axe, ${theme}, ${language}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/panel/login');
    await expectNoFindings(page, 'login');
    await page.goto('/panel/forgot-password');
    await expectNoFindings(page, 'forgot password');
    await signIn(page);
    await setAppearance(page, { theme, language });
    // Dashboard, posts and profile have accessibility tests of their own.
    for (const path of ['settings', 'settings?edit', 'nothing-here']) {
      await page.goto(`/admin/${path}`);
      await expectNoFindings(page, path);
    }
    await page.goto('/admin/users?search=e');
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoFindings(page, 'users');
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindings(page, 'delete user');
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.waitForURL('**/posts');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await whatLiesOverAPage(page);
    await whatAFormMayMeet(page, language === 'en' ? english : arabic);
  });
}

/** The palette, the list of shortcuts, and the connection notice. */
async function whatLiesOverAPage(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectNoFindings(page, 'palette');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible();
  await expectNoFindings(page, 'keys');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.context().setOffline(true);
  await expect(
    page.getByRole('status').filter({ hasText: /^You are offline|^أنت غير متصل/ }),
  ).toBeVisible();
  await expectNoFindings(page, 'offline');
  await page.context().setOffline(false);
}

/** A concurrent save of the same field, and the end of the session during unsaved changes. */
async function whatAFormMayMeet(page: Page, labels: typeof english): Promise<void> {
  const country = page.getByLabel(labels.country, { exact: true });
  await page.goto(`${page.url()}?edit`);
  await country.fill('Malta');
  await page.route('**/api/users/*/profile', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const data = { ...body.data, country: 'Oman', updatedAt: '2030-01-01T00:00:00.000Z' };
    await route.fulfill({ json: { ...body, data } });
  });
  await country.press('Control+Enter');
  await expect(page.getByRole('radio', { name: 'Oman' })).toBeVisible();
  await expectNoFindings(page, 'edit conflict');
  await page.route('**/api/users/admin/*', (route) =>
    route.fulfill({ status: 401, json: { isSuccessful: false, message: 'Expired' } }),
  );
  await loseSession(page.context());
  await country.press('Control+Enter');
  const password = page.getByRole('dialog').getByLabel(labels.password, { exact: true });
  await expect(password).toBeVisible();
  await expectNoFindings(page, 'sign in again');
}
