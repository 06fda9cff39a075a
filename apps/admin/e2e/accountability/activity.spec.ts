import type { Page } from '@playwright/test';
import { specTest } from '../support/spec-test.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, emptyHistoryTest as test } from '../support/test.ts';

interface Ticket {
  id: string;
  subject: string;
  status: string;
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const rowOf = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text }).first();

test('by keyboard alone: a ticket is closed, found in the activity, opened, and put back', async ({
  page,
}) => {
  const staff = await staffCalls(page);
  const [ticket] = await staff.list<Ticket>('tickets?status=OPEN');
  await page.goto(`/admin/tickets/${ticket?.id}`);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('OPEN');
  await page.keyboard.press('c');
  await expect(page.getByText('Ticket status updated.').first()).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.waitForURL('**/admin/activity');
  const row = rowOf(page, `Ada Marsh closed “${ticket?.subject}”`);
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/tickets/${ticket?.id}`);
  await page.goBack();
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: `Put back: ${ticket?.subject}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Ada Marsh undid a change to the ticket')).toBeVisible();
  await expect(row).toContainText('Undone now');
  await expect(row.getByRole('link')).toBeFocused();
  await page.goto(`/admin/tickets/${ticket?.id}`);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('OPEN');
});

test('the filtered activity is downloaded as CSV', async ({ page }) => {
  await page.goto('/admin/activity?noun=sessions');
  const asked = page.waitForRequest('**/api/exports/activity.csv?*');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  expect(new URL((await asked).url()).searchParams.get('noun')).toBe('sessions');
  await page.goto('/admin/activity');
  await expect(rowOf(page, 'Ada Marsh exported the activity')).toBeVisible();
});

specTest('a backend with the specification only has no activity and no trash', async ({ page }) => {
  await page.goto('/admin/tickets/5');
  await expect(page.getByRole('heading', { name: 'Ticket 5' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'History' })).toBeHidden();
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activity' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Trash/ })).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(palette.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'Activity' })).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/users$/);
  for (const address of ['/admin/activity', '/admin/trash']) {
    await page.goto(address);
    await expect(page.getByText('404: there is no page at this address.')).toBeVisible();
  }
});
