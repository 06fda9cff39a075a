import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The dialog with all that staff can do about a person, its text to them, and its steps. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Take action on @/ });
export const words = (page: Page) => dialog(page).getByLabel('What they read');
export const step = (page: Page, name: string) =>
  dialog(page).getByRole('radio', { name, exact: true });

/** Opens the dialog on somebody's page by its key. */
export async function openDialog(page: Page, userId: string, tab = 'staff'): Promise<void> {
  await page.goto(`/admin/users/${userId}/${tab}`);
  await expect(page.getByRole('button', { name: 'Take action' })).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('t');
  await expect(dialog(page)).toBeVisible();
}
