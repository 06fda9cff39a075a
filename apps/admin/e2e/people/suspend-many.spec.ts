import type { DemoPerson } from '../support/people.ts';
import { bar, popup, runBar } from '../support/selection.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('several people are suspended at once, and refusals are told', async ({ page }) => {
  const staff = await staffCalls(page);
  const people = await staff.list<DemoPerson>('users?limit=9');
  const members = people.filter(({ role }) => role === 'USER').slice(0, 3);
  const [first] = members;
  const given = { kind: 'suspension', publicText: 'Spam.', length: '1-day' };
  await staff.change('POST', `users/${first?.id}/sanctions`, given);

  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const { username } of members) {
    await page.getByRole('checkbox', { name: `Select @${username}` }).check();
  }
  await bar(page).getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(popup(page)).toHaveAccessibleName('Suspend 3 users');
  const confirm = popup(page).getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeDisabled();
  await popup(page).getByLabel('What they read').fill('Advertising.');
  await popup(page).getByRole('button', { name: 'Cancel' }).click();
  await bar(page).getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(popup(page).getByLabel('What they read')).toHaveValue('Advertising.');
  await confirm.dblclick();

  await expect(runBar(page).getByText('2 users suspended.')).toBeVisible();
  await expect(runBar(page).getByText(/suspended already/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/users?suspended=true');
  await expect(page.getByText('4 users')).toBeVisible();
});

test('people who were suspended at once are undone together', async ({ page }) => {
  const staff = await staffCalls(page);
  const people = await staff.list<DemoPerson>('users?limit=9');
  const members = people.filter(({ role }) => role === 'USER').slice(0, 3);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const { username } of members) {
    await page.getByRole('checkbox', { name: `Select @${username}` }).check();
  }
  await bar(page).getByRole('button', { name: 'Suspend', exact: true }).click();
  await popup(page).getByLabel('What they read').fill('Advertising.');
  await popup(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, '3 users suspended.')).toBeVisible();
  await expect(page.getByRole('rowheader').getByText('Suspended', { exact: true })).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('z');
  await expect(toast(page, '3 changes undone.')).toBeVisible();
  await expect(page.getByRole('rowheader').getByText('Suspended', { exact: true })).toHaveCount(0);
});
