import { holdCalls } from '../support/hold-calls.ts';
import { openPost } from '../support/posts.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { openDesk } from '../support/tickets/ticket-desk.ts';
import { toast } from '../support/toasts.ts';

/*
 * People do not wait for an answer: they open another page, go on typing, or press Back.
 */

test('a post is deleted while another form is filled in: that form stays, with what was typed', async ({
  page,
}) => {
  const answer = await holdCalls(page, '**/api/posts/*', 'DELETE');
  await openPost(page);
  await page.getByRole('button', { name: 'Delete Post', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Typed meanwhile');
  answer();
  await expect(toast(page, 'Post deleted.')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed meanwhile');
});

test('from a deleted ticket, whoever is still there returns to the list', async ({ page }) => {
  await page.goto('/admin/tickets');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Delete Ticket', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/admin\/tickets(?:\?|$)/);
});

test('Back closes the popup that would delete the ticket before', async ({ page }) => {
  await openDesk(page, 2);
  await page.goto('/admin/tickets/desk-1?status=OPEN&at=1');
  await page.getByRole('link', { name: 'Next ticket' }).first().click();
  await page.waitForURL('**/admin/tickets/desk-2?*');
  await expect(page.getByRole('heading', { name: 'Ticket 2', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Ticket', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/admin/tickets/desk-1?*');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('a restored item does not take the focus from a search that was begun meanwhile', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const tickets = await staff.list<{ id: string; subject: string }>('tickets?status=OPEN');
  for (const { id } of tickets.slice(0, 2)) await staff.change('DELETE', `tickets/${id}`);
  const answer = await holdCalls(page, '**/api/trash/*/restore', 'POST');
  await page.goto('/admin/trash?noun=tickets');
  const restore = page.getByRole('button', { name: `Restore ${tickets[0]?.subject}` });
  await restore.click();
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('za');
  answer();
  await expect(restore).toBeHidden();
  await page.keyboard.type('hra');
  await expect(search).toHaveValue('zahra');
});

test('what is typed during a save is not lost with the form: nothing can be typed', async ({
  page,
}) => {
  const answer = await holdCalls(page, '**/api/users/*', 'PUT');
  await page.goto('/admin/settings?edit');
  const bio = page.getByLabel('Bio');
  await bio.fill('Diving');
  await bio.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Save' }).first()).toBeDisabled();
  await page.keyboard.type(' every day');
  await expect(bio).toHaveValue('Diving');
  answer();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('somebody deletes the dive log that is edited: the form stays, with what was typed', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [log] = await staff.list<{ id: string }>('divelogs');
  await page.goto(`/admin/booklog/${log?.id}/edit`);
  const site = page.getByLabel('Site', { exact: true });
  await site.fill('Typed with care');
  await staff.change('DELETE', `divelogs/${log?.id}`);
  await site.press('Control+Enter');
  await expect(page.getByRole('alert').first()).toContainText('There is no such dive log.');
  await expect(site).toHaveValue('Typed with care');
});

test('a name and an address that are both taken are asked for until both are given', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const users = await staff.list<{ id: string; role: string; username: string }>('users?limit=20');
  const gone = users.find(({ role }) => role === 'USER');
  await staff.change('DELETE', `users/${gone?.id}`);
  let calls = 0;
  await page.route('**/api/trash/*/restore', async (route) => {
    calls += 1;
    const both = [
      { path: 'username', message: 'The username is taken by now: choose another one.' },
      { path: 'email', message: 'The email address is taken by now: enter another one.' },
    ];
    const errors = calls === 1 ? both : both.slice(1);
    await route.fulfill({
      status: 409,
      json: { isSuccessful: false, message: 'This cannot be restored as it was.', errors },
    });
  });
  await page.goto('/admin/trash?noun=users');
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Restore under another name' });
  await dialog.getByLabel('Username').fill('another.name');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByText('The username is taken by now')).toBeHidden();
  await expect(dialog.getByLabel('Username')).toHaveValue('another.name');
  await expect(dialog.getByLabel('Email')).toBeVisible();
});
