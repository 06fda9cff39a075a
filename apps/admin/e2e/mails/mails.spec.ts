import type { Page } from '@playwright/test';
import { someMember } from '../support/people.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, dashboardTest as test } from '../support/test.ts';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Emails', exact: true }).getByRole('listitem');

test('a mail is read before and after it is sent, and one with a code is not', async ({ page }) => {
  const { id, username } = await someMember(page);
  const staff = await staffCalls(page);
  const given = { kind: 'message', publicText: 'Please call us.' };
  const newest = rows(page).first();
  const dialog = page.getByRole('dialog', { name: 'Message of the team' });
  // It goes out after ten seconds.
  await expect(async () => {
    await staff.change('POST', `users/${id}/sanctions`, given);
    await page.goto(`/admin/mails?search=${username}`);
    await newest.getByRole('button', { name: /^Open the email to / }).click();
    await expect(dialog).toContainText('Please call us.', { timeout: 5_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(newest).toContainText('Sent');
  await newest.getByRole('button', { name: /^Open the email to / }).click();
  await expect(dialog).toContainText('Please call us.');
  await page.keyboard.press('Escape');

  await page.request.post('/api/auth/forgot-password', {
    data: { email: 'admin@buddyline.example' },
  });
  // The mail is written after the answer.
  await expect.poll(() => staff.list('mails?search=admin@buddyline')).toHaveLength(1);
  await page.goto('/admin/mails?search=admin@buddyline');
  await rows(page)
    .getByRole('button', { name: /^Open the email to / })
    .click();
  await expect(page.getByRole('dialog')).toContainText('a code');
});
