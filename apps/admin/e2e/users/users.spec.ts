import { administrator } from '../support/sign-in.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test("the list shows nine rows, the count and the list's age", async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveTitle('Users · Buddyline');
  await expect(page.getByText('Manage and monitor user accounts')).toBeVisible();
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'User',
    'Username',
    'Email',
    'Actions',
  ]);
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(table.getByText(/^(Verified|Not Verified)$/)).toHaveCount(9);
  await expect(page.getByText(/^\d+ users$/)).toBeVisible();
  await expect(page.getByText('Updated now')).toBeVisible();
  const refreshed = page.waitForResponse('**/api/users?*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await refreshed).ok()).toBe(true);
});

test('search is written to the URL, can be removed, and Back restores it', async ({ page }) => {
  await page.goto('/admin/users?page=2');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await expect(search).toHaveAttribute('placeholder', 'Search...');
  await search.fill('admin');
  await page.waitForURL('**/admin/users?search=admin');
  await expect(page.getByRole('table').getByText('admin@buddyline.example')).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/admin/users?page=2');
  await expect(search).toHaveValue('');
  await page.goForward();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/admin/users');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('a search without a match says so', async ({ page }) => {
  await page.goto('/admin/users?search=nobody-is-called-like-this');
  await expect(page.getByText('No Data To show.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Page' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous Page' })).toBeDisabled();
});

test('the pages can be changed forward, back and by number', async ({ page }) => {
  await page.goto('/admin/users');
  const previous = page.getByRole('button', { name: 'Previous Page' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(previous).toBeDisabled();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/users?page=2');
  await previous.click();
  await page.waitForURL('**/admin/users?page=1');
  const number = page.getByLabel('Current Page');
  await expect(number).toHaveValue('1');
  await number.fill('3');
  await page.waitForURL('**/admin/users?page=3');
  await number.fill('9999');
  await number.press('Enter');
  await expect(page).toHaveURL(/page=3$/);
});

test('an invalid page becomes 1, and one beyond the last becomes the last', async ({ page }) => {
  await page.goto('/admin/users?page=abc');
  await page.waitForURL('**/admin/users?page=1');
  await page.goto('/admin/users?page=-2');
  await page.waitForURL('**/admin/users?page=1');
  await page.goto('/admin/users?page=9999');
  await expect(page).toHaveURL(/\?page=\d{1,3}$/);
  await expect(page.getByRole('button', { name: 'Next Page' })).toBeDisabled();
});

test('a click anywhere in a row opens the profile', async ({ page }) => {
  await page.goto('/admin/users');
  await page.getByRole('row').nth(2).getByRole('cell').nth(1).click();
  await page.waitForURL('**/admin/users/*/posts');
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeFocused();
});

test('a delete asks first, names the user and what else is deleted, and Cancel keeps them', async ({
  page,
}) => {
  await page.goto('/admin/users?page=2');
  const remove = page.getByRole('button', { name: /^Delete user @/ }).first();
  const name = (await remove.getAttribute('aria-label'))?.replace('Delete user ', '') ?? '';
  await remove.click();
  const popup = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect(popup).toContainText('Are you sure about deleting the User?');
  await expect(popup).toContainText(name);
  await expect(popup).toContainText(/Deleted as well:|Nothing else belongs to this account\./);
  await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup).toBeHidden();
  await expect(remove).toBeFocused();
});

test('a confirmed delete shows a toast and refetches the list', async ({ page }) => {
  await page.goto('/admin/users');
  const remove = page.getByRole('button', { name: /^Delete user @/ }).last();
  const name = (await remove.getAttribute('aria-label'))?.replace('Delete user ', '') ?? '';
  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await remove.click();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText(/Deleted as well:|Nothing else belongs to this account\./);
  let askedAgain = false;
  page.on('request', (request) => {
    askedAgain ||= request.url().endsWith('/belongings');
  });
  await popup.getByRole('button', { name: 'Confirm' }).click();
  const { message } = (await (await answer).json()) as { message: string };
  await expect(toast(page, message)).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeHidden();
  expect(askedAgain).toBe(false);
});

test('a failing delete shows the error', async ({ page }) => {
  await page.goto('/admin/users');
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { isSuccessful: false, message: 'Not this one.' } })
      : route.fallback(),
  );
  await page
    .getByRole('button', { name: /^Delete user @/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert').getByText('Not this one.')).toBeVisible();
});

test('after a delete the focus is on the next row', async ({ page }) => {
  await page.goto('/admin/users');
  const row = page.getByRole('row').nth(3);
  const next = await page.getByRole('row').nth(4).getByRole('link').first().textContent();
  await row.getByRole('button', { name: /^Delete user @/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: next ?? '', exact: true })).toBeFocused();
});

test('no row opens while a delete is in flight, not even by its link', async ({ page }) => {
  await page.goto('/admin/users');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await answered;
    return route.fulfill({ status: 409, json: { isSuccessful: false, message: 'Not this one.' } });
  });
  await page
    .getByRole('button', { name: /^Delete user @/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await page.getByRole('row').nth(2).getByRole('cell').nth(1).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  answer();
  await expect(page.getByRole('alert').getByText('Not this one.')).toBeVisible();
});

test('the own account cannot be deleted, and its button says why', async ({ page }) => {
  await page.goto(`/admin/users?search=${administrator.email}`);
  const remove = page.getByRole('button', { name: /^Delete user @/ });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toHaveAccessibleDescription('You cannot delete your own account.');
  await remove.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
