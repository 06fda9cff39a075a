import { administrator, fillIn } from '../support/sign-in.ts';
import { expect, dashboardTest as test } from '../support/test.ts';

test('a new password works, and the old one can be set again', async ({ page }) => {
  const changed = { ...administrator, password: 'another-safe-dive' };
  for (const [from, to] of [
    [administrator, changed],
    [changed, administrator],
  ] as const) {
    await page.goto('/admin/settings');
    await page.getByLabel('Current password', { exact: true }).fill(from.password);
    await page.getByLabel('New password', { exact: true }).fill(to.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('User Password is Changed Successfully.')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/panel/login');
    await fillIn(page, to);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin/dashboard');
  }
});
