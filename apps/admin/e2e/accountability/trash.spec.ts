import type { Page } from '@playwright/test';
import { type StaffCalls, staffCalls } from '../support/staff-calls.ts';
import { expect, emptyHistoryTest as test } from '../support/test.ts';
import { keepToast } from '../support/toasts.ts';

interface Ticket {
  id: string;
  subject: string;
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
