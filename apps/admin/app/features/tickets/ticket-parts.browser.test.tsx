import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aTicket, aUser, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const mira = aUser();

it.each(['desk', 'phone'] as const)(
  'on a %s the parts of a ticket are read in the order in which they are seen',
  async (size) => {
    const ticket = aTicket(ownedBy(mira));
    await renderPage(`/admin/tickets/${ticket.id}`, {
      size,
      records: { users: [mira], tickets: [ticket] },
    });
    await page.viewport(size === 'desk' ? 1440 : 390, 900);
    const parts = [
      page.getByRole('heading', { level: 2 }).first(),
      page.getByLabelText('Priority', { exact: true }),
      page.getByRole('textbox', { name: 'Reply to the reporter' }),
      page.getByRole('link', { name: 'View Reporter Profile' }),
      page.getByRole('button', { name: 'Delete Ticket' }),
    ];
    for (const part of parts) await expect.element(part).toBeVisible();
    const elements = parts.map((part) => part.element());
    for (const [at, element] of elements.slice(1).entries()) {
      const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
      expect(elements[at]?.compareDocumentPosition(element)).toBe(follows);
    }
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const columns = [
      boxes.filter(({ left }) => size === 'phone' || left < 900),
      boxes.filter(({ left }) => size === 'desk' && left >= 900),
    ].map((column) => column.map(({ top }) => top));
    expect(columns.map(({ length }) => length)).toEqual(size === 'phone' ? [5, 0] : [2, 3]);
    for (const tops of columns) expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
);

it.each([1024, 390])(
  'at %i px what stands below the conversation waits for it, so that it does not move',
  async (width) => {
    const ticket = aTicket(ownedBy(mira));
    const backend = new Backend({ users: [mira], tickets: [ticket] });
    const answer = backend.hold('GET /tickets/:id/messages');
    const size = width < 640 ? 'phone' : 'desk';
    await renderPage(`/admin/tickets/${ticket.id}`, { size, backend });
    await page.viewport(width, 900);
    const reporter = page.getByRole('link', { name: 'View Reporter Profile' });
    await expect.element(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
    await expect.element(reporter).not.toBeInTheDocument();
    await page.viewport(1440, 900);
    await expect.element(reporter).toBeVisible();
    await page.viewport(width, 900);
    answer.release();
    await expect.element(reporter).toBeVisible();
  },
);
