import type { Page } from '@playwright/test';

/** The demo data's administrator. */
export const administrator = { email: 'admin@buddyline.example', password: 'dive-safe-always' };

/** Signs in as a person does, and waits for the dashboard. */
export async function signIn(page: Page, credentials = administrator): Promise<void> {
  await page.goto('/panel/login');
  await fillIn(page, credentials);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/dashboard');
}

export async function fillIn(page: Page, { email, password } = administrator): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
