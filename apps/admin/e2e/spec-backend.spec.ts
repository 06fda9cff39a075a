import { specTest as test } from './support/spec-test.ts';
import { expect } from './support/test.ts';

test('users are listed without a count, all of them active now', async ({ page }) => {
  await page.goto('/admin/users');
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(table.getByText('Active now')).toHaveCount(9);
  await expect(page.getByText(/^\d+ users$/)).toBeHidden();
});

test('a delete asks without telling what goes along', async ({ page }) => {
  await page.goto('/admin/users?page=3');
  await page
    .getByRole('button', { name: /^Delete user @/ })
    .last()
    .click();
  const popup = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect(popup).toContainText('will be gone for good.');
  await expect(popup).not.toContainText('Deleted as well');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
});

test('an odd role is shown, survives a save, and is not sent', async ({ page }) => {
  await page.goto('/admin/users/2?edit');
  const role = page.getByLabel('Role');
  const before = await role.inputValue();
  await page.getByLabel('Country').fill('Oman');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toEqual({ country: 'Oman' });
  await expect(role).toHaveValue(before);
});

test('each tab shows a plain list', async ({ page }) => {
  for (const tab of ['posts', 'dive-logs', 'certificates', 'tickets']) {
    await page.goto(`/admin/users/2/${tab}`);
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await expect(page.getByRole('alert')).toBeHidden();
  }
});

test('expired tokens are renewed without anybody noticing', async ({ page, servers }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  servers.backend.expireTokens();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/users?page=2');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL(/page=2$/);
});

test('logging out works although the backend has no such call', async ({ page }) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/panel/login');
  await expect(page.getByRole('alert')).toBeHidden();
});
