import type { Page } from '@playwright/test';
import { signInSecondAdministrator } from '../support/second-administrator.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Views' });
const views = (page: Page) => dialog(page).getByRole('list', { name: 'Saved views' });
const name = (page: Page) => dialog(page).getByLabel('Name of the view');

async function openViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function findInPalette(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill(text);
}

const foundViews = (page: Page) =>
  page.getByRole('dialog').getByRole('group', { name: 'Views' }).getByRole('option');

test('what a list shows is saved as a view, opened again, renamed, deleted, and restored by Undo', async ({
  page,
}) => {
  await page.goto('/admin/tickets');
  await openViews(page);
  await expect(dialog(page)).toContainText('No view has been saved yet.');
  await expect(dialog(page)).toContainText('Search or filter the list first');
  await page.keyboard.press('Escape');

  await page.goto('/admin/tickets?status=OPEN&page=2');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('v');
  await name(page).press('Enter');
  await expect(dialog(page)).toContainText('Give it a name.');
  await expect(name(page)).toBeFocused();
  await name(page).fill('Open ones');
  await name(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await openViews(page);
  await expect(views(page)).toContainText('Open ones');
  await name(page).fill('open ONES');
  await name(page).press('Enter');
  await expect(dialog(page)).toContainText('You have a view of this list with that name');
  await expect(name(page)).toHaveValue('open ONES');
  await page.keyboard.press('Escape');

  await page.goto('/admin/tickets');
  await page.getByRole('button', { name: 'Views' }).click();
  await views(page).getByRole('link', { name: 'Open ones' }).click();
  await page.waitForURL('**/admin/tickets?status=OPEN');
  await expect(dialog(page)).toBeHidden();

  await openViews(page);
  await dialog(page).getByRole('button', { name: 'Rename or share Open ones' }).click();
  const edited = dialog(page).getByRole('form', { name: 'Edit the view Open ones' });
  await edited.getByLabel('Name of the view').fill('Waiting');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Rename or share Waiting' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Delete the view Waiting' }).click();
  await expect(toast(page, 'View deleted.')).toBeVisible();
  await expect(dialog(page)).toContainText('No view has been saved yet.');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('z');
  await expect(toast(page, 'View saved.')).toBeVisible();
  await openViews(page);
  await expect(views(page)).toContainText('Waiting');
});

test('a shared view is there for other staff, who cannot change it', async ({
  page,
  panel,
  browser,
}) => {
  await page.goto('/admin/posts?search=wreck');
  await openViews(page);
  await name(page).fill('Wrecks');
  await dialog(page).getByLabel('For all staff').check();
  await name(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await openViews(page);
  await expect(views(page)).toContainText('Shared');
  const other = await signInSecondAdministrator(browser, page, panel);
  await other.page.goto('/admin/posts');
  await openViews(other.page);
  await expect(views(other.page)).toContainText('shared by Ada Marsh');
  await expect(views(other.page).getByRole('button')).toHaveCount(0);
  await views(other.page).getByRole('link', { name: 'Wrecks' }).click();
  await other.page.waitForURL('**/admin/posts?search=wreck');
});

test('the palette finds own and shared views by name, and opens their list as saved', async ({
  page,
  panel,
  browser,
}) => {
  await page.goto('/admin/booklog?isWreck=true&sort=depth');
  await openViews(page);
  await name(page).fill('Deep wrecks');
  await dialog(page).getByLabel('For all staff').check();
  await name(page).press('Enter');
  await expect(toast(page, 'View saved.')).toBeVisible();
  await page.goto('/admin/dashboard');
  await findInPalette(page, 'DEEP wr');
  await expect(foundViews(page)).toHaveAccessibleName('Deep wrecks Dive Logs');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/booklog?isWreck=true&sort=depth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const other = await signInSecondAdministrator(browser, page, panel);
  await other.page.goto('/admin/dashboard');
  await findInPalette(other.page, 'wrecks');
  await expect(foundViews(other.page)).toHaveAccessibleName('Deep wrecks Dive Logs · Ada Marsh');
  await foundViews(other.page).click();
  await other.page.waitForURL('**/admin/booklog?isWreck=true&sort=depth');
});
