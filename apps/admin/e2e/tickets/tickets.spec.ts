import type { Page } from '@playwright/test';
import { expectNoFindings, appearances, setAppearance } from '../support/axe.ts';
import { addresses } from '../support/links.ts';
import { specTest } from '../support/spec-test.ts';
import { expect, dashboardTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Tickets' }).getByRole('article');
const status = (page: Page) => page.getByLabel('Status', { exact: true });
const steps = (page: Page) => page.getByRole('navigation', { name: 'Tickets of this list' });
const position = (page: Page) => steps(page).getByRole('status');
/** Opens a list and waits until its cards are there. */
async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/tickets${search}`);
  await expect(cards(page).first()).toBeVisible();
}

test('the list has nine cards with the main facts, and a count', async ({ page }) => {
  await openList(page);
  await expect(page.getByRole('heading', { name: 'Support Tickets' })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByText(/^\d+ tickets$/)).toBeVisible();
  const card = cards(page).first();
  await expect(card.getByRole('link')).not.toBeEmpty();
  await expect(card.getByText(/^\d{4}\/\d\d\/\d\d, \d\d:\d\d:\d\d [AP]M$/)).toBeVisible();
  await expect(card.getByText(/^(Open|Closed|Pending)$/)).toBeVisible();
  await expect(card.getByText(/^(Comments|Posts|Users|Other)$/)).toBeVisible();
});

test('filters are in the URL, can be removed one by one or at once, and Back restores them', async ({
  page,
}) => {
  await openList(page, '?page=2');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText([
    'Every status',
    'Open',
    'Closed',
    'Pending',
  ]);
  await page.getByLabel('Status').selectOption('CLOSED');
  await page.waitForURL('**/admin/tickets?status=CLOSED');
  await page.getByLabel('Category').selectOption('Posts');
  await page.waitForURL('**/admin/tickets?status=CLOSED&category=Posts');
  await expect(cards(page).getByText('Open', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Status: Closed Remove' }).click();
  await page.waitForURL('**/admin/tickets?category=Posts');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL('**/admin/tickets');
  await page.goBack();
  await page.waitForURL('**/admin/tickets?category=Posts');
  await expect(page.getByRole('button', { name: 'Category: Posts Remove' })).toBeVisible();
});

test('a search without a match says so', async ({ page }) => {
  await openList(page);
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('nothing is called like this');
  await page.waitForURL('**/admin/tickets?search=*');
  await expect(page.getByText('No Tickets To Show.')).toBeVisible();
});

test('the next page is prefetched, and a page beyond the last becomes the last', async ({
  page,
}) => {
  const fetched = page.waitForResponse(/\/api\/tickets\?.*page=2/);
  await openList(page);
  await fetched;
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/tickets?page=2');
  await page.goto('/admin/tickets?page=999');
  await expect(page).toHaveURL(/\?page=\d{1,2}$/);
});

test('the detail page shows the ticket and links to its reporter', async ({ page }) => {
  await openList(page);
  const subject = (await cards(page).first().getByRole('link').textContent()) ?? '';
  await cards(page).first().click();
  await page.waitForURL('**/admin/tickets/*?at=1');
  await expect(page.getByRole('heading', { name: 'View Ticket' })).toBeFocused();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(subject);
  await expect(page.getByText('Created At')).toBeVisible();
  await expect(page.getByText('Updated At')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy ticket ID' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link to ticket' })).toBeVisible();
  await page.getByRole('link', { name: 'View Reporter Profile' }).click();
  await page.waitForURL('**/admin/users/*/posts');
});

test("a selected status is saved at once, with the server's message", async ({ page }) => {
  await openList(page, '?status=CLOSED&page=2');
  await cards(page).first().click();
  await expect(status(page)).toHaveValue('CLOSED');
  // The event stream is told by PUT, too, which ticket is shown.
  const isSave = (url: string) => new URL(url).pathname.startsWith('/api/tickets/');
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && isSave(request.url()),
  );
  await status(page).selectOption('PENDING');
  expect((await sent).postDataJSON()).toEqual({ status: 'PENDING' });
  await expect(toast(page, 'Ticket status updated.')).toBeVisible();
  await page.reload();
  await expect(status(page)).toHaveValue('PENDING');
});

test('a status that could not be saved reverts, and the error is shown', async ({ page }) => {
  await openList(page, '?status=CLOSED');
  await page.route('**/api/tickets/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { isSuccessful: false, message: 'Not now.' } })
      : route.fallback(),
  );
  await cards(page).first().click();
  await status(page).selectOption('OPEN');
  await expect(toast(page, 'Not now.')).toBeVisible();
  await expect(status(page)).toHaveValue('CLOSED');
});

test('a delete asks first, names the ticket, and leads back to the same list', async ({ page }) => {
  await openList(page, '?status=CLOSED&page=2');
  const link = cards(page).last().getByRole('link');
  const [subject, address] = [await link.textContent(), await link.getAttribute('href')];
  await link.click();
  const remove = page.getByRole('button', { name: 'Delete Ticket' });
  await remove.click();
  const popup = page.getByRole('alertdialog', { name: 'Delete Ticket' });
  await expect(popup).toContainText(subject ?? '');
  await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Ticket deleted.')).toBeVisible();
  await page.waitForURL('**/admin/tickets?status=CLOSED&page=2');
  await expect.poll(() => addresses(page)).not.toContain(address);
  await page.goto(address ?? '');
  await expect(page.getByText('No Ticket To Show.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Ticket' })).toBeHidden();
});

test('Previous and Next go through the list across its pages, and show the position', async ({
  page,
}) => {
  await openList(page);
  await cards(page).nth(7).click();
  await expect(position(page)).toHaveText(/^8 of \d+$/);
  const next = steps(page).getByRole('link', { name: 'Next ticket' });
  await next.click();
  await expect(position(page)).toHaveText(/^9 of \d+$/);
  await next.click();
  await expect(position(page)).toHaveText(/^10 of \d+$/);
  await expect(page.getByRole('heading', { name: 'View Ticket' })).toBeFocused();
  await page.reload();
  await expect(position(page)).toHaveText(/^10 of \d+$/);
  await steps(page).getByRole('link', { name: 'Previous ticket' }).click();
  await expect(position(page)).toHaveText(/^9 of \d+$/);
  await next.click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await page.waitForURL('**/admin/tickets?page=2');
});

test('single keys are ignored while a control has the focus, and after g they go to a section', async ({
  page,
}) => {
  await openList(page, '?status=CLOSED');
  await cards(page).first().click();
  await expect(status(page)).toHaveValue('CLOSED');
  let saved = false;
  page.on('request', (request) => {
    saved ||= request.method() === 'PUT' && request.url().includes('/api/tickets/');
  });
  await page.getByRole('button', { name: 'Delete Ticket' }).click();
  const popup = page.getByRole('alertdialog');
  await popup.press('o');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL('**/admin/posts');
  expect(saved).toBe(false);
});

test('a whole queue can be processed with the keyboard alone', async ({ page }) => {
  test.slow();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/admin/tickets?status=OPEN');
  await expect(cards(page).first()).toBeVisible();
  const total = Number((await page.getByText(/^\d+ tickets$/).textContent())?.split(' ')[0]);
  // More than one page, so that the queue crosses a page boundary.
  expect(total).toBeGreaterThan(9);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(position(page)).toHaveText(`1 of ${total}`);

  // First moves through the list and back.
  await page.keyboard.press('n');
  await expect(position(page)).toHaveText(`2 of ${total}`);
  await page.keyboard.press('k');
  await expect(position(page)).toHaveText(`1 of ${total}`);

  for (let left = total - 1; left > 0; left -= 1) {
    await expect(status(page)).toHaveValue('OPEN');
    await page.keyboard.press(left % 3 === 0 ? 'p' : 'c');
    await expect(position(page)).toHaveText(`${left} left`);
    await expect(page.getByRole('link', { name: 'Go on with the next ticket' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(position(page)).toHaveText(`1 of ${left}`);
  }
  await page.keyboard.press('c');
  await expect(page.getByText('Done, and that was the last ticket of the list.')).toBeVisible();
  await page.goto('/admin/tickets?status=OPEN');
  await expect(page.getByText('No Tickets To Show.')).toBeVisible();
});

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

for (const appearance of appearances) {
  test(`tickets pass axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    test.slow();
    await setAppearance(page, appearance);
    await page.goto('/admin/tickets?status=CLOSED');
    await page.getByRole('main').getByRole('button', { expanded: false }).click();
    await expect(page.getByRole('combobox')).toHaveCount(5);
    await expectNoFindings(page, 'list');
    await page.getByRole('article').first().click();
    await page.waitForURL('**/admin/tickets/*');
    // The list stays until the ticket has loaded.
    await expect(page.getByRole('combobox')).toHaveCount(1);
    await expect(page.getByRole('combobox')).toHaveValue('CLOSED');
    await expectNoFindings(page, 'detail');
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindings(page, 'delete');
    await page.goto('/admin/tickets?search=nothing-is-called-like-this');
    const nothing = appearance.language === 'en' ? 'No Tickets To Show.' : 'لا توجد تذاكر لعرضها.';
    await expect(page.getByText(nothing)).toBeVisible();
    await expectNoFindings(page, 'nothing found');
  });
}
