import { specSignIn } from '@buddyline/tests/spec-backend';
import { png } from '../support/pictures.ts';
import { specTest as test } from '../support/spec-test.ts';
import { expect } from '../support/test.ts';

for (const status of [401, 403, 404, 405]) {
  test(`the dashboard is the labelled sample if unknown paths respond with ${status}`, async ({
    page,
    servers,
  }) => {
    servers.backend.answerUnknownPaths(status);
    await page.goto('/admin/dashboard');
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(10);
    servers.backend.answerUnknownPaths(404);
  });
}

test('users are listed without a count, all as active now', async ({ page }) => {
  await page.goto('/admin/users');
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(table.getByText('Active now')).toHaveCount(9);
  await expect(page.getByText(/^\d+ users$/)).toBeHidden();
});

test('a delete asks first, without counts of deleted data', async ({ page }) => {
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

test('an unknown role is shown, is not sent, and stays after a save', async ({ page }) => {
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

test('expired tokens are renewed without an interruption', async ({ page, servers }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  servers.backend.expireTokens();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/users?page=2');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL(/page=2$/);
});

test('settings are saved, a password is changed, and a logout works without a logout endpoint', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Profile Information',
    'Change Password',
    'Units',
  ]);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full name').fill('Ada Marsh');
  await page.getByLabel('Country').fill('Malta');
  await page.getByLabel('Age').fill('44');
  await page.getByLabel('Choose a picture').setInputFiles(png);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User Profile Data Set Successfully.')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('Malta');
  for (const [from, to] of [
    [specSignIn.password, 'another-password'],
    ['another-password', specSignIn.password],
  ] as const) {
    await page.getByLabel('Current password', { exact: true }).fill(from);
    await page.getByLabel('New password', { exact: true }).fill(to);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  }
  await expect(page.getByText('User Password is Changed Successfully.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/panel/login');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('dive logs are listed without a count; unknown values are shown and not sent', async ({
  page,
}) => {
  await page.goto('/admin/booklog?isWreck=true');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText(/^\d+ dive logs$/)).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByLabel('Visibility Unit')).toBeVisible();
  await expect(page.getByLabel('Order')).toBeHidden();
  await expect(page.getByLabel('Dive date from')).toBeHidden();
  await page.goto('/admin/booklog?isWreck=true&sort=depth&depthFrom=300');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(1);
  await page.goto('/admin/booklog/1');
  await expect(page.getByText('Snorkel')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('in 09:30');
  await expect(page.getByRole('figure')).toContainText('66 ft · 20.1 m');
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('01/06/2026');
  await expect(page.getByLabel('Current', { exact: true })).toHaveValue('Strong');
  await page.getByLabel('Weight').fill('0');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toEqual({ weight: 0 });
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  await expect(page.getByText('0 lb · 0 kg')).toBeVisible();
  await page.goto('/admin/booklog/13');
  await page.getByRole('button', { name: 'Delete Log' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await page.waitForURL('**/admin/booklog');
});
