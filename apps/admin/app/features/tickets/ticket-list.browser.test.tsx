import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aTicket, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const cards = page.getByRole('list', { name: /Tickets|التذاكر/ }).getByRole('article');
const nothing = page.getByText('No Tickets To Show.');

const mira = aUser();
/** 24 tickets: by turns open and closed, and each third about posts, each fourth urgent. */
const tickets = () =>
  many(24, (n) =>
    aTicket({
      ...ownedBy(mira),
      subject: `Ticket ${n}.`,
      status: n % 2 === 0 ? 'CLOSED' : 'OPEN',
      category: n % 3 === 0 ? 'Posts' : 'Other',
      priority: n % 4 === 0 ? 'urgent' : 'medium',
    }),
  );

async function openList(search = '') {
  const panel = await renderPage(`/admin/tickets${search}`, {
    records: { users: [mira], tickets: tickets() },
  });
  await expect.element(cards.first()).toBeVisible();
  return panel;
}

it('the list has nine cards with the main facts, and a count', async () => {
  await openList();
  await expect.element(page.getByRole('heading', { name: 'Support Tickets' })).toBeVisible();
  await expect.element(page.getByText('24 tickets', { exact: true })).toBeVisible();
  expect(cards.elements()).toHaveLength(9);
  const card = cards.first();
  await expect.element(card.getByRole('link')).toHaveTextContent('Ticket 1.');
  await expect.element(card.getByText('Mira Haddad', { exact: true })).toBeVisible();
  await expect.element(card.getByText('2026/10/02, 08:15:00 AM', { exact: true })).toBeVisible();
  await expect.element(card.getByText('Open', { exact: true })).toBeVisible();
  await expect.element(card.getByText('Other', { exact: true })).toBeVisible();
  await expect.element(card.getByText('I logged it yesterday.')).toBeVisible();
});

it('filters are in the URL, can be removed one by one or at once, and Back restores them', async () => {
  const { address, goBack } = await openList('?page=2');
  await page.getByRole('button', { name: 'Filters' }).click();
  const status = page.getByLabelText('Status');
  await expect.element(status).toBeVisible();
  const options = status.getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Every status',
    'Open',
    'Closed',
    'Pending',
  ]);
  await status.selectOptions('CLOSED');
  await expect.poll(address).toBe('/admin/tickets?status=CLOSED');
  await page.getByLabelText('Category').selectOptions('Posts');
  await expect.poll(address).toBe('/admin/tickets?status=CLOSED&category=Posts');
  await expect.element(page.getByText('4 tickets', { exact: true })).toBeVisible();
  await expect.poll(() => cards.elements().length).toBe(4);
  expect(cards.getByText('Open', { exact: true }).elements()).toEqual([]);
  expect(cards.getByText('Other', { exact: true }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Status: Closed Remove' }).click();
  await expect.poll(address).toBe('/admin/tickets?category=Posts');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/admin/tickets');
  goBack();
  await expect.poll(address).toBe('/admin/tickets?category=Posts');
  await expect.element(page.getByRole('button', { name: 'Category: Posts Remove' })).toBeVisible();
});

it('tickets can be filtered by their priority', async () => {
  const { address } = await openList();
  await page.getByRole('button', { name: 'Filters' }).click();
  const priority = page.getByLabelText('Priority');
  await expect.element(priority).toBeVisible();
  await priority.selectOptions('Urgent');
  await expect.poll(address).toBe('/admin/tickets?priority=urgent');
  await expect.element(page.getByText('6 tickets', { exact: true })).toBeVisible();
  await expect.element(cards.getByRole('link', { name: 'Ticket 4.' })).toBeVisible();
  expect(cards.elements()).toHaveLength(6);
  await expect.element(page.getByRole('button', { name: 'Priority: Urgent Remove' })).toBeVisible();
});

it('tickets can be filtered by the colleague who works on them, by name', async () => {
  const ines = aUser({ fullName: 'Inês Duarte', role: 'ADMIN' });
  const [first, ...others] = tickets();
  if (first) first.takenBy = { id: ines.id, name: 'Inês Duarte' };
  const { address } = await renderPage('/admin/tickets', {
    records: { users: [mira, ines], tickets: first ? [first, ...others] : [] },
  });
  await page.getByRole('button', { name: 'Filters' }).click();
  const taker = page.getByLabelText('Assigned to');
  await expect.element(taker.getByRole('option', { name: 'Inês Duarte' })).toBeInTheDocument();
  const options = taker.getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Assigned or not',
    'Me',
    'Inês Duarte',
    'Anybody',
    'Nobody',
  ]);
  await taker.selectOptions('Inês Duarte');
  await expect.poll(address).toBe(`/admin/tickets?taken=${ines.id}`);
  await expect.element(page.getByText('1 ticket', { exact: true })).toBeVisible();
  const chip = page.getByRole('button', { name: 'Assigned to: Inês Duarte Remove' });
  await expect.element(chip).toBeVisible();
});

/** The width that the longest option of a select needs. */
function neededWidth(select: Element): number {
  const copy = select.parentElement?.appendChild(select.cloneNode(true));
  if (!(copy instanceof HTMLElement)) return Number.NaN;
  copy.style.cssText = 'position: absolute; inline-size: max-content';
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  return width;
}

it.each(['en', 'ar'] as const)(
  'on a phone no choice of a filter is cut off: %s',
  async (locale) => {
    await renderPage('/admin/tickets', {
      locale,
      size: 'phone',
      records: { users: [mira], tickets: tickets() },
    });
    await expect.element(cards.first()).toBeVisible();
    await page.getByRole('button', { name: locale === 'en' ? 'Filters' : 'عوامل التصفية' }).click();
    const choices = page.getByRole('dialog').getByRole('combobox');
    await expect.poll(() => choices.elements().length).toBe(7);
    for (const choice of choices.elements()) {
      const { width } = choice.getBoundingClientRect();
      expect(width).toBeGreaterThanOrEqual(neededWidth(choice));
    }
  },
);

it('a search is in the URL, and one without a match says so', async () => {
  const { address } = await openList();
  const search = page.getByRole('searchbox', { name: 'Search tickets' });
  await search.fill('ticket 13.');
  await expect.poll(address).toBe('/admin/tickets?search=ticket+13.');
  await expect.poll(() => cards.elements().length).toBe(1);
  await expect.element(cards.getByRole('link')).toHaveTextContent('Ticket 13.');
  await search.fill('nothing is called like this');
  await expect.element(nothing).toBeVisible();
  expect(address()).toBe('/admin/tickets?search=nothing+is+called+like+this');
});

it('the next page is there before it is asked for', async () => {
  const { backend, address } = await openList();
  await expect.poll(() => backend.called('GET /tickets?page=2&')).toHaveLength(1);
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(address).toBe('/admin/tickets?page=2');
  await expect.element(cards.first().getByRole('link')).toHaveTextContent('Ticket 10.');
  expect(backend.called('GET /tickets?page=2&')).toHaveLength(1);
});

it('a page beyond the last becomes the last', async () => {
  const { address } = await openList('?page=999');
  await expect.poll(address).toBe('/admin/tickets?page=3');
  await expect.poll(() => cards.elements().length).toBe(6);
});
