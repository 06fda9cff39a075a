import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const link = (token: string) => `/panel/reset-password#${token}`;
const token = 'x'.repeat(43);

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

test('a used or expired link says what to do', async ({ page }) => {
  await page.goto(link(token));
  await newPassword(page).fill('another-safe-dive');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('This link has been used or is no longer valid.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.waitForURL('**/panel/forgot-password');
});
