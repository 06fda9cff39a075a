import type { Page } from '@playwright/test';
import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { type StaffCalls, staffCalls } from '../support/staff-calls.ts';
import { expect, emptyHistoryTest as test } from '../support/test.ts';
import { keepToast } from '../support/toasts.ts';

interface Ticket {
  id: string;
  subject: string;
}
interface User {
  id: string;
  username: string;
  fullName: string;
  role: string;
}

const items = (page: Page) =>
  page.getByRole('list', { name: 'Trash', exact: true }).getByRole('listitem');
const itemOf = (page: Page, text: string) => items(page).filter({ hasText: text });
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Deletes the newest tickets, the last of which comes first in the trash. */
async function deleteTickets(staff: StaffCalls, count: number): Promise<Ticket[]> {
  const tickets = (await staff.list<Ticket>('tickets?limit=20')).slice(0, count);
  for (const { id } of tickets) await staff.change('DELETE', `tickets/${id}`);
  return tickets.toReversed();
}

test('by keyboard alone: a deleted ticket is found, looked at and restored', async ({ page }) => {
  const staff = await staffCalls(page);
  const [first, second] = await deleteTickets(staff, 3);
  await page.goto('/admin/tickets');
  await expect(page.getByRole('link', { name: 'Trash (3)' })).toHaveAttribute(
    'href',
    '/admin/trash?noun=tickets',
  );
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await page.waitForURL('**/admin/trash');
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).first()).toContainText('30 days left');
  await expect(items(page).first()).toContainText(/Deleted now.* by Ada Marsh/);
  await page.keyboard.press('j');
  await expect(items(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: first?.subject });
  await expect(preview).toContainText('As it was when it was deleted');
  await expect(preview.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(items(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await keepToast(page, /^Restored/);
  await expect(items(page)).toHaveCount(2);
  await expect(itemOf(page, second?.subject ?? '').getByRole('link')).toBeFocused();
  await toast(page).getByRole('button', { name: 'Open' }).press('Enter');
  await page.waitForURL(`**/admin/tickets/${first?.id}`);
  await expect(page.getByRole('heading', { name: first?.subject })).toBeVisible();
});

test('after previews were closed, Back leads to the page before the trash', async ({ page }) => {
  await deleteTickets(await staffCalls(page), 2);
  await page.goto('/admin/tickets');
  await page.getByRole('link', { name: 'Trash (2)' }).click();
  await page.waitForURL('**/admin/trash?noun=tickets');
  for (const index of [0, 1]) {
    await items(page).nth(index).getByRole('link').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.waitForURL('**/admin/trash?noun=tickets');
  }
  await page.goBack();
  await page.waitForURL('**/admin/tickets');
});

test('kinds show their numbers and filter; a search finds an item by its name', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [ticket] = await deleteTickets(staff, 2);
  const [certificate] = await staff.list<{ id: string; title: string }>('certificates');
  await staff.change('DELETE', `certificates/${certificate?.id}`);
  await page.goto('/admin/trash');
  const kinds = page.getByRole('group', { name: 'Kind of item' });
  await expect(kinds.getByRole('button', { name: 'All 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await kinds.getByRole('button', { name: 'Certificates 1' }).click();
  await page.waitForURL('**/admin/trash?noun=certificates');
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText(certificate?.title ?? '');
  await kinds.getByRole('button', { name: 'Posts 0' }).click();
  await expect(page.getByText('Nothing in the Trash Matches.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill(ticket?.subject ?? '');
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText(ticket?.subject ?? '');
});

test('a user whose name is taken by now comes back under another one', async ({ page }) => {
  const staff = await staffCalls(page);
  const users = await staff.list<User>('users?limit=20');
  const [gone, other] = users.filter(({ role }) => role === 'USER');
  await staff.change('DELETE', `users/${gone?.id}`);
  await staff.change('PUT', `users/admin/${other?.id}`, { username: gone?.username });
  await page.goto('/admin/trash?noun=users');
  // Whoever types quickly does not wait for the list.
  await page.context().route(/\/api\/trash\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await items(page)
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Restore under another name' });
  await expect(dialog.getByLabel('Email')).toBeHidden();
  await dialog.getByLabel('Username').fill('came.back');
  await dialog.getByLabel('Username').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The Trash Is Empty.').or(page.getByText(/Matches/))).toBeVisible();
  await page.goto(`/admin/users/${gone?.id}`);
  await expect(page.getByText('@came.back').first()).toBeVisible();
});

test('an item whose owner is in the trash asks to restore the owner first', async ({ page }) => {
  const staff = await staffCalls(page);
  const posts = await staff.list<{ id: string; userId: string }>('posts?limit=20');
  const admins = await staff.list<User>('users?search=admin');
  const post = posts.find(({ userId }) => admins.every(({ id }) => id !== userId));
  await staff.change('DELETE', `posts/${post?.id}`);
  await staff.change('DELETE', `users/${post?.userId}`);
  await page.goto('/admin/trash?noun=posts');
  await items(page)
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Its owner is in the trash' });
  await dialog.getByRole('button', { name: /^Restore .+ first$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing in the Trash Matches.')).toBeVisible();
  await page.goto(`/admin/posts/${post?.id}`);
  await expect(page.getByRole('button', { name: 'Delete Post' })).toBeVisible();
});

test('what somebody else restored meanwhile is said, and leaves the list', async ({ page }) => {
  const staff = await staffCalls(page);
  await deleteTickets(staff, 1);
  await page.goto('/admin/trash');
  await expect(items(page)).toHaveCount(1);
  const [deletion] = await staff.list<{ id: string }>('trash');
  await page.route('**/api/trash/*/restore', (route) =>
    route.fulfill({
      status: 409,
      json: { isSuccessful: false, message: 'Omar has restored this already.' },
    }),
  );
  await staff.change('DELETE', `trash/${deletion?.id}`);
  await items(page)
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(toast(page).getByText('Omar has restored this already.')).toBeVisible();
  await expect(page.getByText('The Trash Is Empty.')).toBeVisible();
});

test('deleting for good needs the typed name', async ({ page }) => {
  const staff = await staffCalls(page);
  const users = await staff.list<User>('users?limit=20');
  const person = users.find(({ role, fullName }) => role === 'USER' && fullName);
  await staff.change('DELETE', `users/${person?.id}`);
  await page.goto('/admin/trash');
  const name = person?.fullName ?? '';
  await page.getByRole('button', { name: `Delete ${name} for good` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete for good' });
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(name.slice(1));
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByText('The Trash Is Empty.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const appearance of appearances) {
  test(`the trash passes axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    test.slow();
    const staff = await staffCalls(page);
    await deleteTickets(staff, 2);
    await setAppearance(page, appearance);
    await page.goto('/admin/trash');
    const row = page.getByRole('main').getByRole('listitem').first();
    await expect(row).toBeVisible();
    await expectNoFindings(page, 'trash');
    await row.getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
    await expectNoFindings(page, 'preview');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await row.getByRole('button').last().click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await expectNoFindings(page, 'delete for good');
  });
}
