import type { Page } from '@playwright/test';
import { specTest } from '../support/spec-test.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Tickets' }).getByRole('article');
const status = (page: Page) => page.getByLabel('Status', { exact: true });
const steps = (page: Page) => page.getByRole('navigation', { name: 'Tickets of this list' });
const position = (page: Page) => steps(page).getByRole('status');

specTest('a backend without totals: no counts, and statuses of its own stay', async ({ page }) => {
  await page.goto('/admin/tickets');
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByText(/^\d+ tickets$/)).toHaveCount(0);
  await expect(cards(page).getByText('In Progress').first()).toBeVisible();
  await expect(cards(page).getByText('Certification', { exact: true }).first()).toBeVisible();
  await expect(cards(page).getByText('Users', { exact: true }).first()).toBeVisible();
  await cards(page).filter({ hasText: 'In Progress' }).first().click();
  await expect(status(page)).toHaveValue('in_progress');
  await expect(status(page).getByRole('option', { selected: true })).toHaveText('In Progress');
  await expect(position(page)).toHaveText(/^\d$/);
});

specTest('there too a status is set, and a ticket deleted', async ({ page, servers }) => {
  await page.goto('/admin/tickets/5');
  await expect(page.getByRole('heading', { name: 'Ticket 5' })).toBeVisible();
  await status(page).selectOption('PENDING');
  await expect(toast(page, 'Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Ticket' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/admin/tickets');
  expect(servers.backend.calls).toContain('DELETE /tickets/5');
});
