import { waitForCode } from '../support/fetched-code.ts';
import { refuseStream } from '../support/live.ts';
import { expect, dashboardTest as test } from '../support/test.ts';

test('offline, a notice shows and the screen stays', async ({ page, context, failures }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // The router tries to reload the document if it cannot prefetch the code of a hovered link.
  await page.getByRole('link', { name: 'Certifications' }).hover();
  await expect.poll(() => failures.join()).toContain('Failed to fetch dynamically imported module');
  failures.length = 0;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('Error Occur Please Try Again');
  // Without an interaction before, the popup's code is not prefetched, and a message says so later. It is not
  // requested: browsers remember a failed import, so that it would fail with the connection too.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const remove = page.getByRole('button', { name: /^Delete user @/ }).first();
  await remove.click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(requested.filter((url) => url.endsWith('.js'))).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByText('This could not be fetched.')).toBeVisible();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Error Occur Please Try Again')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
});

test('edits survive a save while offline', async ({ page, context }) => {
  await refuseStream(context);
  await page.goto('/admin/settings?edit');
  await page.getByLabel('Bio').fill('Typed in the tunnel');
  // On the first interaction.
  await waitForCode(page, ['palette', 'words-en-first-touch', 'timed-toaster']);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(palette).toBeVisible();
  // Navigation to a page that is not loaded is blocked, without asking to discard the changes.
  await page.keyboard.type('Tickets');
  await palette.getByRole('option', { name: 'Tickets', exact: true }).click();
  await expect(page.getByText('this page was not fetched before: Tickets.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Error Occur, Cannot Set User Profile Info.')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed in the tunnel');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User Profile Data Set Successfully.')).toBeVisible();
});
