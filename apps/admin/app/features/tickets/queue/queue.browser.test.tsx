import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../../tests/backend/answers.ts';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aTicket, aUser, many, ownedBy } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { pressInToast, toasts } from '../../../../tests/toasts.ts';

const cards = page.getByRole('list', { name: 'Tickets' }).getByRole('article');
const heading = page.getByRole('heading', { name: 'View Ticket' });
const status = page.getByLabelText('Status', { exact: true });
const steps = page.getByRole('navigation', { name: 'Tickets of this list' });
const position = steps.getByRole('status');
const goOn = page.getByRole('link', { name: 'Go on with the next ticket' });
const closeAndNext = page.getByRole('button', { name: 'Close & next', exact: true });
const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
const end = page.getByText('Done, and that was the last ticket of the list.');
const press = async (keys: string) => userEvent.keyboard(keys);

const mira = aUser();
const open = (count: number) =>
  many(count, (n) => aTicket({ ...ownedBy(mira), subject: `Ticket ${n}.` }));
const subject = (n: number) =>
  page.getByRole('heading', { name: `Ticket ${n}.`, level: 2, exact: true });

/** The list of open tickets, and what was saved of them, each as '1 CLOSED', in its order. */
async function openList(count: number, search = '?status=OPEN') {
  const tickets = open(count);
  const panel = await renderPage(`/admin/tickets${search}`, {
    records: { users: [mira], tickets },
  });
  const saves: string[] = [];
  const change = panel.backend.usual('PUT /tickets/:id');
  panel.backend.on('PUT /tickets/:id', (asked) => {
    const place = tickets.findIndex(({ id }) => id === asked.ids[0]);
    saves.push(`${place + 1} ${Object.values(asked.json).join()}`);
    return change(asked);
  });
  await expect.element(cards.first()).toBeVisible();
  return { ...panel, saves };
}

/** What is set for each ticket: closed, or pending for every third. */
const choices = (count: number) => many(count, (n) => (n % 3 === 2 ? 'PENDING' : 'CLOSED'));
const keyOf = (choice: string) => (choice === 'CLOSED' ? 'c' : 'p');
const saved = (count: number) => choices(count).map((choice, at) => `${at + 1} ${choice}`);

it('Previous and Next go through the list across its pages, and show the position', async () => {
  const { address } = await openList(24, '');
  await cards.nth(7).click();
  await expect.element(position).toHaveTextContent('8 of 24');
  const next = steps.getByRole('link', { name: 'Next ticket' });
  await next.click();
  await expect.element(position).toHaveTextContent('9 of 24');
  await next.click();
  await expect.element(position).toHaveTextContent('10 of 24');
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveAccessibleDescription('Ticket 10.');
  await expect.element(subject(10)).toBeVisible();
  await steps.getByRole('link', { name: 'Previous ticket' }).click();
  await expect.element(position).toHaveTextContent('9 of 24');
  await next.click();
  await expect.element(position).toHaveTextContent('10 of 24');
  expect(new URL(address(), location.href).searchParams.get('at')).toBe('10');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect.poll(address).toBe('/admin/tickets?page=2');
});

it('the position is in the address: a ticket opened by it has the same neighbours', async () => {
  const tickets = open(24);
  await renderPage(`/admin/tickets/${tickets[9]?.id}?at=10`, {
    records: { users: [mira], tickets },
  });
  await expect.element(position).toHaveTextContent('10 of 24');
  await steps.getByRole('link', { name: 'Previous ticket' }).click();
  await expect.element(subject(9)).toBeVisible();
  await expect.element(position).toHaveTextContent('9 of 24');
});

it('a whole queue can be processed with the keyboard alone', async () => {
  const total = 11;
  const { address, saves } = await openList(total);
  await expect.element(page.getByText(`${total} tickets`, { exact: true })).toBeVisible();
  await press('j{Enter}');
  await expect.element(position).toHaveTextContent(`1 of ${total}`);
  // First moves through the list and back.
  await press('n');
  await expect.element(position).toHaveTextContent(`2 of ${total}`);
  await press('k');
  await expect.element(position).toHaveTextContent(`1 of ${total}`);
  for (const [done, choice] of choices(total).entries()) {
    const left = total - done - 1;
    await expect.element(subject(done + 1)).toBeVisible();
    await expect.element(status).toHaveValue('OPEN');
    await press(keyOf(choice));
    if (left === 0) break;
    await expect.element(position).toHaveTextContent(`${left} left`);
    await expect.element(goOn).toBeVisible();
    await press('n');
    await expect.element(position).toHaveTextContent(`1 of ${left}`);
  }
  await expect.element(end).toBeVisible();
  expect(saves).toEqual(saved(total));
  await page.getByRole('link', { name: 'Back to the tickets' }).click();
  await expect.poll(address).toBe('/admin/tickets?status=OPEN');
  await expect.element(page.getByText('No Tickets To Show.')).toBeVisible();
});

/** The answers to calls about tickets arrive so long after they took effect. */
function answerLate(backend: Backend, delayMs: number): void {
  for (const pattern of ['GET /tickets', 'GET /tickets/:id', 'PUT /tickets/:id']) {
    const usual = backend.usual(pattern);
    backend.on(pattern, async (asked) => {
      const answer = await usual(asked);
      await pause(delayMs);
      return answer;
    });
  }
}

const pause = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the first ticket of a queue that is answered late. */
async function openQueue(count: number, delayMs: number) {
  const { backend, saves } = await openList(count);
  answerLate(backend, delayMs);
  await cards.first().getByRole('link').click();
  await expect.element(heading).toHaveFocus();
  return saves;
}

/** Waits for one save after the other: on a busy machine they take longer than one expectation may. */
async function expectSaved(saves: readonly string[], count: number): Promise<void> {
  for (const done of saved(count).keys()) {
    await expect.poll(() => saves.length).toBeGreaterThan(done);
  }
  expect(saves).toEqual(saved(count));
}

it.each([
  { count: 40, delayMs: 0 },
  { count: 12, delayMs: 180 },
  { count: 12, delayMs: 600 },
])(
  'with answers after $delayMs ms none of $count tickets is skipped by keys that do not wait',
  async ({ count, delayMs }) => {
    const saves = await openQueue(count, delayMs);
    const keys = choices(count).map((choice) => `${keyOf(choice)}n`);
    await press(keys.join(''));
    await expectSaved(saves, count);
    await expect.element(end).toBeVisible();
  },
);

it.each([80, 200])(
  'with answers after 180 ms none of 12 tickets is skipped by a key each %i ms',
  async (keyMs) => {
    const saves = await openQueue(12, 180);
    for (const choice of choices(12)) {
      for (const key of [keyOf(choice), 'n']) {
        await press(key);
        await pause(keyMs);
      }
    }
    await expectSaved(saves, 12);
    await expect.element(end).toBeVisible();
  },
);

it.each([0, 600])(
  'with answers after %i ms none of 12 tickets is skipped by the select',
  async (delayMs) => {
    const saves = await openQueue(12, delayMs);
    for (const [index, choice] of choices(12).entries()) {
      await expect.element(subject(index + 1)).toBeVisible();
      await status.selectOptions(choice);
      if (index < 11) await page.getByRole('link', { name: 'Next ticket' }).first().click();
    }
    await expectSaved(saves, 12);
    await expect.element(end).toBeVisible();
  },
);

/** Opens the first of three open tickets, of which the next ones are known. */
async function openFirst() {
  const panel = await openList(3);
  await cards.first().getByRole('link').click();
  await expect.element(position).toHaveTextContent('1 of 3');
  await expect.element(closeAndNext).toBeVisible();
  return panel;
}

it('a ticket is done once it is answered, and no more when the reply is taken back', async () => {
  const tickets = open(3).map((ticket) => ({ ...ticket, isUnanswered: true }));
  await renderPage('/admin/tickets?status=OPEN', { records: { users: [mira], tickets } });
  await cards.first().getByRole('link').click();
  await expect.element(closeAndNext).toBeVisible();
  await reply.fill('We look into it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText('Done. Up next: Ticket 2.')).toBeVisible();
  await expect.element(closeAndNext).not.toBeInTheDocument();
  await pressInToast('Undo');
  await expect.element(closeAndNext).toBeVisible();
  await expect.element(page.getByText('Done. Up next: Ticket 2.')).not.toBeInTheDocument();
});

it('Close & next closes the ticket and goes on; that is undone from the next one', async () => {
  const backend = new Backend({ users: [mira], tickets: open(3) });
  backend.makeUndoable('PUT /tickets/:id');
  await renderPage('/admin/tickets?status=OPEN', { backend });
  await cards.first().getByRole('link').click();
  await closeAndNext.click();
  await expect.element(subject(2)).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await expect.element(status).toHaveValue('OPEN');
  expect(backend.records.tickets.map((ticket) => ticket.status)).toEqual([
    'CLOSED',
    'OPEN',
    'OPEN',
  ]);
  await expect.element(toasts.getByRole('button', { name: 'Undo' })).toBeVisible();
  await press('z');
  await expect.poll(() => backend.records.tickets[0]?.status).toBe('OPEN');
});

it('screen readers hear what is next when a ticket is done, and not on arrival', async () => {
  await openList(3);
  await cards.first().getByRole('link').click();
  const next = page.getByRole('status').filter({ hasText: 'Up next: Ticket 2.' });
  await expect.element(next).toHaveAttribute('aria-live', 'off');
  await status.selectOptions('Closed');
  await expect.element(next).toHaveTextContent('Done. Up next: Ticket 2.');
  await expect.element(next).toHaveAttribute('aria-live', 'polite');
});

it('Close & next stays on a ticket that could not be closed', async () => {
  const { backend, address } = await openFirst();
  const opened = address();
  backend.on('PUT /tickets/:id', () => refusal(409, 'Not now.'));
  await closeAndNext.click();
  await expect.element(toasts.getByText('Not now.')).toBeVisible();
  await expect.element(closeAndNext).toBeEnabled();
  await expect.element(status).toHaveValue('OPEN');
  expect(address()).toBe(opened);
});

it('Close & next is in the palette and, by its keys, in their list', async () => {
  await openFirst();
  await press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(list).toMatchTextContent(/Close & nextCN/);
  await press('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await press('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await press('close next');
  await page.getByRole('option', { name: 'Close & next' }).click();
  await expect.element(subject(2)).toBeVisible();
});

it('a reply that closes the ticket goes on to the next one, and is taken back from there', async () => {
  const { backend, saves } = await openFirst();
  await reply.fill('It is mended.');
  await press('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await expect.element(subject(2)).toBeVisible();
  await expect.element(heading).toHaveFocus();
  expect(backend.records.tickets[0]?.status).toBe('CLOSED');
  expect(saves).toEqual([]);
  await expect.element(toasts.getByRole('button', { name: 'Undo' })).toBeVisible();
  await press('z');
  await pressInToast('Open the ticket');
  await expect.element(subject(1)).toBeVisible();
  await expect.element(reply).toHaveValue('It is mended.');
  await expect.element(status).toHaveValue('OPEN');
});

it('a reply that could not be sent stays; the last ticket of the list has none after it', async () => {
  const { backend, address } = await openFirst();
  const opened = address();
  await reply.fill('It is mended.');
  backend.on('POST /tickets/:id/messages', () => refusal(503, 'Not now.'));
  await page.getByRole('button', { name: 'Send, close & next' }).click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(reply).toHaveValue('It is mended.');
  expect(address()).toBe(opened);
  await press('nn');
  await expect.element(position).toHaveTextContent('3 of 3');
  await expect.element(page.getByRole('button', { name: 'Send & close' })).toBeVisible();
  await expect.element(closeAndNext).not.toBeInTheDocument();
});

it('an answer leads on to the next ticket, also without closing', async () => {
  await openList(3);
  await press('j{Enter}');
  await expect.element(position).toHaveTextContent('1 of 3');
  await press('r');
  await expect.element(page.getByLabelText('Reply to the reporter')).toHaveFocus();
  await userEvent.keyboard('Thank you.{Control>}{Enter}{/Control}');
  await expect.element(goOn).toBeVisible();
  await expect.element(status).toHaveValue('OPEN');
});

it('a long subject of the next ticket is cut, so that its button stays in the card', async () => {
  const tickets = many(2, () =>
    aTicket({ ...ownedBy(mira), subject: 'Very long subject '.repeat(9) }),
  );
  await renderPage(`/admin/tickets/${tickets[0]?.id}?at=1`, {
    records: { users: [mira], tickets },
  });
  await expect.element(page.getByText(/^Up next:/)).toBeVisible();
  const edge = (one: typeof status) => one.element().getBoundingClientRect().right;
  expect(edge(closeAndNext)).toBeCloseTo(edge(status), 0);
  const key = page.getByText('N', { exact: true }).first();
  expect(edge(page.getByText(/^Very long/).last())).toBeLessThan(edge(key));
});
