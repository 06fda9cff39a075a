import type { Page } from '@playwright/test';
import { dialog, openDialog, step, undoOf, words } from '../support/action-dialog.ts';
import { someMember, suspendedMember } from '../support/people.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { keepToast, toast } from '../support/toasts.ts';

const history = (page: Page) => page.getByRole('region', { name: 'Messages and sanctions' });
const glance = (page: Page) => page.getByRole('region', { name: 'At a glance' });

test('a message is taken back before its mail goes, and the toast says so', async ({ page }) => {
  const { id } = await someMember(page);
  await openDialog(page, id);
  await step(page, 'Message').check();
  await words(page).fill('Please call us.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Message sent.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('z');
  await expect(toast(page, /^Undone\. The mail about it had not gone yet/)).toBeVisible();
  await expect(history(page).getByRole('listitem')).toContainText('Withdrawn');
});

test('of whom a mail has told already, the undo says so and offers to write to them', async ({
  page,
}) => {
  const { id, username } = await someMember(page);
  await openDialog(page, id);
  await step(page, 'Warning').check();
  await words(page).fill('Stop.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(history(page).getByRole('listitem')).toContainText('Sent by mail');
  await page.getByRole('tab', { name: 'Posts' }).click();
  await page.waitForURL('**/posts');
  await page.keyboard.press('z');
  await keepToast(page, 'Undone. They have been told by mail already.');
  await page.getByRole('button', { name: 'Write to them' }).click();
  await page.waitForURL('**/staff');
  await expect(dialog(page)).toHaveAccessibleName(`Take action on @${username}`);
  await expect(step(page, 'Message')).toBeChecked();
  await expect(words(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(history(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a lifted suspension is in force again after an undo', async ({ page }) => {
  const { id } = await suspendedMember(page);
  await page.goto(`/admin/users/${id}/staff`);
  await expect(glance(page)).toContainText('Suspended until');
  await glance(page).getByRole('button', { name: 'Lift the suspension' }).click();
  await (await undoOf(page, /^Lifted\./)).click();
  await expect(toast(page, /^Undone\. The mail about it had not gone yet/)).toBeVisible();
  await expect(glance(page)).toContainText('Suspended until');
  await expect(glance(page).getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
});
