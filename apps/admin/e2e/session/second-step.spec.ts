import type { Page } from '@playwright/test';
import { appCode } from '../support/authenticator.ts';
import { connectApp } from '../support/second-step.ts';
import { fillIn } from '../support/sign-in.ts';
import { expect, dashboardTest as test } from '../support/test.ts';

async function giveThePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/panel/login');
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('with an app connected, one signs in with its code, and without it with a recovery code', async ({
  page,
}) => {
  const {
    secret,
    codes: [recoveryCode = ''],
  } = await connectApp(page);
  await giveThePassword(page);
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
  await giveThePassword(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
  // The lost app is removed, as it was before this test.
  await page.goto('/admin/settings/security');
  await expect(page.getByRole('button', { name: 'Connect an app' })).toBeVisible();
});
