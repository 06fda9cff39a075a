import type { Page } from '@playwright/test';
import { dialog, openDialog, step, words } from '../support/action-dialog.ts';
import { refuseStream } from '../support/live.ts';
import { someMember } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('what is typed stays for this person: on Escape, after a reload, and in another tab', async ({
  page,
  context,
}) => {
  const { id } = await someMember(page);
  await openDialog(page, id);
  await step(page, 'Message').check();
  await words(page).fill('Half a message');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await openDialog(page, id, 'posts');
  await expect(step(page, 'Message')).toBeChecked();
  await expect(words(page)).toHaveValue('Half a message');

  const other = await context.newPage();
  await openDialog(other, id);
  await words(other).fill('A whole message');
  await expect(words(page)).toHaveValue('A whole message');
  await other.keyboard.press('Control+Enter');
  await expect(dialog(other)).toBeHidden();
  await expect(words(page)).toHaveValue('');
  await expect(dialog(page).getByRole('button', { name: 'Discard draft' })).toBeHidden();
});

test('a person is warned once, with the words that two tabs have', async ({ page }) => {
  const { id } = await someMember(page);
  const staff = await staffCalls(page);
  await refuseStream(page.context());
  await openDialog(page, id);
  await step(page, 'Warning').check();
  await words(page).fill('Once.');
  const other = await page.context().newPage();
  await openDialog(other, id);
  await step(other, 'Warning').check();
  await expect(words(other)).toHaveValue('Once.');
  const warn = (tab: Page) => dialog(tab).getByRole('button', { name: 'Warn', exact: true });
  await warn(page).click();
  await expect(toast(page, / has been warned\./)).toBeVisible();
  // What was sent is nobody's draft any more.
  await expect(words(other)).toHaveValue('');
  await warn(other).click();
  await expect(dialog(other).getByText('Write something first.')).toBeVisible();
  expect(await staff.read<unknown[]>(`users/${id}/sanctions`)).toHaveLength(1);
});
