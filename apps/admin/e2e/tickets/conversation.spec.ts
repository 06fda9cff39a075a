import type { Page } from '@playwright/test';
import type { Ticket } from '@buddyline/domain/ticket';
import { enter } from '../support/sign-in.ts';
import { specTest } from '../support/spec-test.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { toast } from '../support/toasts.ts';

const status = (page: Page) => page.getByLabel('Status', { exact: true });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply to the reporter' });
const message = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });

/** Opens the first open ticket, from its list. */
async function openTicket(page: Page): Promise<void> {
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(reply(page)).toBeVisible();
}

test('a ticket is answered and closed by keys alone; typed letters set no status', async ({
  page,
}) => {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/tickets/') && request.method() !== 'GET') {
      changes.push(request.method());
    }
  });
  await openTicket(page);
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('p c o n k: thank you, we have it.');
  await expect(status(page)).toHaveValue('OPEN');
  const address = page.url();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page).not.toHaveURL(address);
  // The address changes before the page.
  await expect(page.getByRole('heading', { name: 'View Ticket' })).toBeFocused();
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.goBack();
  await expect(message(page, 'thank you, we have it.')).toContainText('Staff reply');
  await expect(message(page, 'thank you, we have it.')).toContainText('Ada Marsh');
  await expect(status(page)).toHaveValue('CLOSED');
  await expect(reply(page)).toHaveValue('');
  expect(changes).toEqual(['POST']);
});

test('a draft survives a reload and a sign-out, and nobody else sees it', async ({ page }) => {
  await openTicket(page);
  const address = page.url();
  await reply(page).fill('Half an answer');
  await page.reload();
  await expect(reply(page)).toHaveValue('Half an answer');
  await page.keyboard.press('r');
  await page.keyboard.type(', and the rest');
  await expect(reply(page)).toHaveValue('Half an answer, and the rest');
  await reply(page).fill('Half an answer');

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/panel/login');
  await enter(page);
  await page.goto(address);
  await expect(reply(page)).toHaveValue('Half an answer');

  // The draft belongs to another person now, as far as this browser knows.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('ticket_drafts'))) {
      localStorage.setItem('ticket_drafts somebody-else', localStorage.getItem(key) ?? '');
      localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(reply(page)).toHaveValue('');
});

test('a reply whose answer was lost exists once, even if it is sent again after a reload', async ({
  page,
}) => {
  await openTicket(page);
  await page.route('**/api/tickets/*/messages', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await reply(page).fill('Sent into a storm');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(message(page, 'Sent into a storm')).toHaveCount(1);
  await expect(reply(page)).toHaveValue('Sent into a storm');
  await page.unroute('**/api/tickets/*/messages');
  // Not from its list, where the panel would go on to the next ticket.
  await page.goto(new URL(page.url()).pathname);
  await page.getByRole('button', { name: 'Send & close' }).click();
  await expect(reply(page)).toHaveValue('');
  await expect(status(page)).toHaveValue('CLOSED');
  await expect(message(page, 'Sent into a storm')).toHaveCount(1);
});

test('taking a ticket over from somebody else is said', async ({ page }) => {
  const { list } = await staffCalls(page);
  const tickets = await list<Ticket>('tickets?limit=100');
  const taken = tickets.find(({ takenBy }) => takenBy);
  await page.goto(`/admin/tickets/${taken?.id}`);
  const taker = page.getByLabel('Assigned to', { exact: true });
  await expect(taker.getByRole('option', { selected: true })).toHaveText(`${taken?.takenBy?.name}`);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(toast(page, `instead of ${taken?.takenBy?.name}`)).toBeVisible();
  await expect(taker.getByRole('option', { selected: true })).toHaveText('You');
});

specTest('a backend without conversations has nothing of it', async ({ page, servers }) => {
  await page.goto('/admin/tickets/5');
  await expect(page.getByRole('heading', { name: 'Ticket 5' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(status(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Conversation')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next ticket');
  await expect(page.getByRole('dialog')).not.toContainText('Write a reply');
  expect(servers.backend.calls.filter((call) => call.includes('messages'))).toEqual([]);
});

specTest(
  'its list is that of the specification, and it is asked for no events',
  async ({ page, servers }) => {
    await page.goto('/admin/tickets');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Category')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(2);
    await expect(page.getByText('Unanswered')).toHaveCount(0);
    await page.goto('/admin/dashboard');
    await expect(page.getByText('Sample data').first()).toBeVisible();
    await expect(page.getByText('Waits longest')).toHaveCount(0);
    expect(servers.backend.calls.filter((call) => call.includes('/live'))).toEqual([]);
  },
);

test('a ticket is taken and released', async ({ page }) => {
  await openTicket(page);
  const taker = page.getByLabel('Assigned to', { exact: true });
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(taker.getByRole('option', { selected: true })).toHaveText('You');
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(taker.getByRole('option', { selected: true })).toHaveText('Nobody');
  await expect(page.getByRole('button', { name: 'Take', exact: true })).toBeVisible();
});
