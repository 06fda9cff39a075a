import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/test.ts';

/** Opens the profile of a user in the list. */
async function openProfile(page: Page, { edit = false } = {}): Promise<void> {
  await page.goto('/admin/users');
  const row = page.getByRole('row').nth(2);
  if (edit) await row.getByRole('link', { name: /^Edit user @/ }).click();
  else await row.getByRole('link').first().click();
  await page.waitForURL('**/admin/users/*/posts*');
  await expect(page.getByLabel('Full name')).toBeVisible();
}

test('a save sends only changed fields, shows a toast and leaves edit mode', async ({ page }) => {
  await openProfile(page, { edit: true });
  await page.getByLabel('Country').fill('Malta');
  await page.getByLabel('Verification').selectOption('Verified');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const request = await sent;
  expect(request.url()).toMatch(/\/api\/users\/admin\/[^/]+$/);
  expect(request.postDataJSON()).toMatchObject({ country: 'Malta' });
  expect(request.postDataJSON()).not.toHaveProperty('bio');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByLabel('Country')).toHaveValue('Malta');
  await page.reload();
  await expect(page.getByLabel('Country')).toHaveValue('Malta');
});

/** A concurrent edit of the same profile in another window. */
async function saveElsewhere(page: Page, field: string, value: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel(field).fill(value);
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await other.close();
}

test('a concurrent save of another field is kept when the form is saved', async ({ page }) => {
  await openProfile(page, { edit: true });
  await page.getByLabel('Country').fill('Malta');
  await saveElsewhere(page, 'Bio', 'Written elsewhere');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByLabel('Country')).toHaveValue('Malta');
  await expect(page.getByLabel('Bio')).toHaveValue('Written elsewhere');
});
