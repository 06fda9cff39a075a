import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { Backend } from '../../../tests/backend/backend.ts';
import { aTicket, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { closePanel, renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const cards = page.getByRole('list', { name: 'Tickets' }).getByRole('article');
const heading = page.getByRole('heading', { name: 'View Ticket' });
const status = page.getByLabelText('Status', { exact: true });
const remove = page.getByRole('button', { name: 'Delete Ticket' });
const popup = page.getByRole('alertdialog', { name: 'Delete Ticket' });
const nextTicket = page.getByRole('link', { name: 'Next ticket' });
const subject = (n: number) =>
  page.getByRole('heading', { name: `Ticket ${n}.`, level: 2, exact: true });

const mira = aUser();

async function openList(search: string, count = 12) {
  const tickets = many(count, (n) =>
    aTicket({ ...ownedBy(mira), subject: `Ticket ${n}.`, category: 'Posts' }),
  );
  const panel = await renderPage(`/admin/tickets${search}`, {
    records: { users: [mira], tickets },
  });
  await expect.element(cards.first()).toBeVisible();
  /** The statuses that were saved, each as '1 CLOSED', in their order. */
  const saves: string[] = [];
  const change = panel.backend.usual('PUT /tickets/:id');
  panel.backend.on('PUT /tickets/:id', (asked) => {
    const place = tickets.findIndex(({ id }) => id === asked.ids[0]);
    saves.push(`${place + 1} ${Object.values(asked.json).join()}`);
    return change(asked);
  });
  return { ...panel, tickets, saves };
}

/** Opens the first ticket of the list of open ones. */
async function openFirst(count?: number) {
  const panel = await openList('?status=OPEN', count);
  await cards.first().getByRole('link').click();
  await expect.element(heading).toHaveFocus();
  await expect.element(status).toHaveValue('OPEN');
  return panel;
}

/** So that a key's second does not pass on a busy machine. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
}

it('a ticket shows its facts, and leads to its reporter', async () => {
  const { address, tickets } = await openList('');
  await cards.first().click();
  await expect.poll(address).toBe(`/admin/tickets/${tickets[0]?.id}?at=1`);
  await expect.element(heading).toHaveFocus();
  await expect.element(subject(1)).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(steps).toMatchTextContent('Ticket 1.');
  await expect.element(page.getByText('I logged it yesterday.')).toBeVisible();
  const facts = page.getByRole('definition').elements();
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Posts',
    '2026/10/02, 08:15:00 AM',
    '2026/10/02, 08:15:00 AM',
    expect.stringContaining(tickets[0]?.id ?? ''),
  ]);
  await expect.element(page.getByText('Created At')).toBeVisible();
  await expect.element(page.getByText('Updated At')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy ticket ID' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy link to ticket' })).toBeVisible();
  await page.getByRole('link', { name: 'View Reporter Profile' }).click();
  await expect.poll(address).toBe(`/admin/users/${mira.id}/posts`);
});

it("a selected status is saved at once, with the server's message, and stays", async () => {
  const { backend, address, tickets } = await openFirst();
  let sent: unknown;
  const change = backend.usual('PUT /tickets/:id');
  backend.on('PUT /tickets/:id', async (asked) => {
    sent = asked.json;
    return { ...(await change(asked)), message: 'Ticket status updated.' };
  });
  await status.selectOptions('PENDING');
  await expect.element(toasts.getByText('Ticket status updated.')).toBeVisible();
  expect(sent).toEqual({ status: 'PENDING' });
  expect(tickets[0]?.status).toBe('PENDING');
  const opened = address();
  await closePanel();
  await renderPage(opened, { backend });
  await expect.element(status).toHaveValue('PENDING');
});

it('a status that could not be saved reverts, and the error is shown', async () => {
  const { backend } = await openFirst();
  backend.on('PUT /tickets/:id', () => refusal(409, 'Not now.'));
  const held = backend.hold('PUT /tickets/:id');
  await status.selectOptions('CLOSED');
  await held.arrived();
  await expect.element(status).toHaveValue('CLOSED');
  held.release();
  await expect.element(toasts.getByText('Not now.')).toBeVisible();
  await expect.element(status).toHaveValue('OPEN');
});

it('a status selected while another is being saved is saved after it, and wins', async () => {
  const { backend, tickets, saves } = await openFirst();
  const held = backend.hold('PUT /tickets/:id');
  await status.selectOptions('CLOSED');
  await held.arrived();
  await status.selectOptions('PENDING');
  await expect.element(status).toHaveValue('PENDING');
  expect(backend.called('PUT /tickets/')).toHaveLength(1);
  held.release();
  await expect.poll(() => saves).toEqual(['1 CLOSED', '1 PENDING']);
  await expect.element(toasts.getByText('The ticket has been updated.').first()).toBeVisible();
  await expect.element(status).toHaveValue('PENDING');
  expect(tickets[0]?.status).toBe('PENDING');
});

it('a delete asks first, names the ticket, and leads back to the same list', async () => {
  const { backend, address, tickets } = await openList('?status=OPEN&page=2');
  const last = tickets[11]?.id;
  await cards.last().getByRole('link').click();
  await expect.element(subject(12)).toBeVisible();
  await remove.click();
  await expect.element(popup).toMatchTextContent('Ticket 12.');
  await expect.element(popup.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(remove).toHaveFocus();
  expect(backend.called('DELETE')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts.getByText('Deleted.')).toBeVisible();
  await expect.poll(address).toBe('/admin/tickets?status=OPEN&page=2');
  expect(backend.called('DELETE')).toEqual([`DELETE /tickets/${last}`]);
  await expect.poll(() => cards.elements().length).toBe(2);
  await expect.element(page.getByText('Ticket 12.', { exact: true })).not.toBeInTheDocument();
});

it('of a ticket that is gone nothing can be deleted', async () => {
  await renderPage(`/admin/tickets/${aTicket().id}`);
  await expect.element(page.getByText('No Ticket To Show.')).toBeVisible();
  expect(remove.elements()).toEqual([]);
});

it('arrow keys in the select only preview; Enter and blur select, Escape resets', async () => {
  const { saves } = await openFirst(2);
  const press = async (keys: string) => userEvent.keyboard(keys);
  status.element().focus();
  await press('{ArrowDown}{ArrowDown}');
  await expect.element(status).toHaveValue('PENDING');
  await press('{Escape}');
  await expect.element(status).toHaveValue('OPEN');
  await press('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByText('Enter saves it, Escape does not.')).toBeVisible();
  expect(saves).toEqual([]);
  await press('{Enter}');
  await expect.poll(() => saves).toEqual(['1 PENDING']);
  await nextTicket.first().click();
  await expect.element(subject(2)).toBeVisible();
  status.element().focus();
  await press('{ArrowDown}');
  await expect.element(status).toHaveValue('CLOSED');
  await press('{Tab}');
  await expect.poll(() => saves).toEqual(['1 PENDING', '2 CLOSED']);
});

it('a typed word sets no status', async () => {
  const { saves } = await openFirst();
  stopTimers();
  typeQuickly('copy');
  vi.advanceTimersByTime(60_000);
  await expect.element(status).toHaveValue('OPEN');
  expect(saves).toEqual([]);
});

/** As somebody who types a word: without a pause between its letters, however busy the machine is. */
function typeQuickly(word: string): void {
  for (const key of word) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
}

it('Escape cancels a status set by a key, and leaving the page saves it', async () => {
  const { address, saves } = await openFirst();
  stopTimers();
  await userEvent.keyboard('c');
  await expect.element(page.getByText('Escape keeps it: Open')).toBeVisible();
  await expect.element(status).toHaveValue('CLOSED');
  await userEvent.keyboard('{Escape}');
  await expect.element(status).toHaveValue('OPEN');
  vi.advanceTimersByTime(60_000);
  await userEvent.keyboard('p');
  await expect.element(status).toHaveValue('PENDING');
  expect(saves).toEqual([]);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => saves).toEqual(['1 PENDING']);
  await expect.poll(address).toBe('/admin/dashboard');
});

it('a status set by a key is saved after a second', async () => {
  const { saves } = await openFirst();
  stopTimers();
  await userEvent.keyboard('c');
  await expect.element(status).toHaveValue('CLOSED');
  expect(saves).toEqual([]);
  vi.advanceTimersByTime(1000);
  await expect.poll(() => saves).toEqual(['1 CLOSED']);
});

it('keys set no status while a popup is open', async () => {
  const { saves } = await openFirst();
  await remove.click();
  await expect.element(popup).toBeVisible();
  stopTimers();
  await userEvent.keyboard('c');
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(status).toHaveValue('OPEN');
  expect(saves).toEqual([]);
});

it('the priority is corrected at once by mouse, and by the arrow keys with Enter', async () => {
  const { tickets } = await openFirst();
  const priority = page.getByLabelText('Priority', { exact: true });
  await priority.selectOptions('Urgent');
  await expect.poll(() => tickets[0]?.priority).toBe('urgent');
  await expect.element(toasts.getByText('Ticket updated.')).toBeVisible();
  const category = page.getByLabelText('Category', { exact: true });
  category.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(category).toHaveValue('Users');
  expect(tickets[0]?.category).toBe('Posts');
  await userEvent.keyboard('{Escape}');
  await expect.element(category).toHaveValue('Posts');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => tickets[0]?.category).toBe('Users');
});

it('a colleague is chosen, and nobody', async () => {
  const ines = aUser({ fullName: 'Inês Duarte', role: 'ADMIN' });
  const ticket = aTicket(ownedBy(mira));
  const backend = new Backend({ users: [mira, ines], tickets: [ticket] });
  backend.makeUndoable('PUT /tickets/:id/taker/:person');
  backend.makeUndoable('DELETE /tickets/:id/taker');
  await renderPage(`/admin/tickets/${ticket.id}`, { backend });
  const taker = page.getByLabelText('Assigned to', { exact: true });
  await taker.selectOptions('Inês Duarte');
  await expect.poll(() => backend.records.tickets[0]?.takenBy?.name).toBe('Inês Duarte');
  await expect.element(page.getByRole('button', { name: 'Take over' })).toBeVisible();
  const choices = taker.getByRole('option').elements();
  expect(choices.map(({ textContent }) => textContent)).toEqual(['You', 'Inês Duarte', 'Nobody']);
  await taker.selectOptions('Nobody');
  await expect.element(page.getByRole('button', { name: 'Take', exact: true })).toBeVisible();
  await taker.selectOptions('You');
  await expect.element(page.getByRole('button', { name: 'Release' })).toBeVisible();
  await expect.element(toasts.getByText(/^Ada Marsh works on this ticket now/)).toBeVisible();
  // Taken back one by one: nobody, and before that the colleague.
  await userEvent.keyboard('z');
  await expect.element(taker).toHaveValue('nobody');
  // Not by another `z`: typed this quickly it is part of a word.
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect.element(taker).toHaveValue(ines.id);
  expect(backend.records.tickets[0]?.takenBy?.name).toBe('Inês Duarte');
});

it('by keyboard a colleague and a priority are chosen by the letters of their names', async () => {
  const ines = aUser({ fullName: 'Inês Duarte', role: 'ADMIN' });
  const ticket = aTicket({ ...ownedBy(mira), priority: 'medium' });
  const { backend } = await renderPage(`/admin/tickets/${ticket.id}`, {
    records: { users: [mira, ines], tickets: [ticket] },
  });
  const taker = page.getByLabelText('Assigned to', { exact: true });
  await expect.element(taker.getByRole('option', { name: 'Inês Duarte' })).toBeInTheDocument();
  await userEvent.keyboard('a');
  const choices = page.getByRole('dialog').getByRole('option');
  await expect.element(choices.first()).toHaveTextContent('You');
  await userEvent.keyboard('ines{Enter}');
  await expect.element(taker).toHaveValue(ines.id);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(backend.records.tickets[0]?.takenBy?.name).toBe('Inês Duarte');
  await userEvent.keyboard('u');
  await expect.element(choices.nth(2)).toHaveTextContent('MediumNow');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const priority = page.getByLabelText('Priority', { exact: true });
  await expect.element(priority).toHaveValue('high');
  // Both are in the palette, too.
  await userEvent.keyboard('{Control>}k{/Control}priority');
  await page.getByRole('option', { name: 'Set the priority…' }).click();
  await expect.element(page.getByRole('option', { name: 'High' })).toBeVisible();
  await userEvent.keyboard('low{Enter}');
  await expect.element(priority).toHaveValue('low');
});

it('a letter after the choice of a colleague is a key of the panel; the choice stays', async () => {
  const ines = aUser({ fullName: 'Inês Duarte', role: 'ADMIN' });
  const { backend } = await renderPage('/admin/tickets', {
    records: { users: [mira, ines], tickets: many(2, () => aTicket(ownedBy(mira))) },
  });
  await page.getByRole('article').first().getByRole('link').click();
  const taker = page.getByLabelText('Assigned to', { exact: true });
  await expect.element(taker.getByRole('option', { name: 'Inês Duarte' })).toBeInTheDocument();
  taker.element().focus();
  await taker.selectOptions('Inês Duarte');
  await expect.poll(() => backend.records.tickets[0]?.takenBy?.name).toBe('Inês Duarte');
  await userEvent.keyboard('n');
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  expect(backend.records.tickets.map(({ takenBy }) => takenBy?.name)).toEqual([
    'Inês Duarte',
    undefined,
  ]);
});

it.each(['desk', 'phone'] as const)(
  'on a %s the properties are in one card, and the text of the ticket is above the answers',
  async (size) => {
    const ticket = aTicket({ ...ownedBy(mira), subject: 'Ticket 1.', status: 'PENDING' });
    await renderPage(`/admin/tickets/${ticket.id}`, {
      size,
      records: { users: [mira], tickets: [ticket] },
    });
    const take = page.getByRole('button', { name: 'Take', exact: true });
    await expect.element(take).toBeVisible();
    const places = [
      page.getByLabelText('Pending until'),
      page.getByLabelText('Assigned to', { exact: true }),
      take,
      page.getByLabelText('Priority', { exact: true }),
      page.getByLabelText('Category', { exact: true }),
    ].map((place) => place.element().getBoundingClientRect());
    const conversation = page.getByRole('region', { name: 'Conversation' });
    const { y: ofConversation } = conversation.element().getBoundingClientRect();
    const { bottom: ofText } = subject(1).element().getBoundingClientRect();
    // One below the other, with nothing else between them.
    const tops = places.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(220);
    expect(ofText).toBeLessThan(ofConversation);
    if (size === 'phone') {
      expect(Math.min(...tops)).toBeGreaterThan(ofText);
      expect(Math.max(...tops)).toBeLessThan(ofConversation);
    }
  },
);
