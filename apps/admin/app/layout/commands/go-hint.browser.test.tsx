import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTicket } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const status = page.getByLabelText('Status', { exact: true });
const hint = page.getByRole('status').filter({ hasText: 'Go to' });

/** A page that has keys of its own, such as `c` and `p`. */
async function openTicket() {
  const ticket = aTicket();
  const panel = await renderPage(`/admin/tickets/${ticket.id}`, { records: { tickets: [ticket] } });
  await expect.element(status).toHaveValue('OPEN');
  return panel;
}

it("g shows a hint while it waits for its letter, which does not trigger the page's keys", async () => {
  const { address, backend } = await openTicket();
  await userEvent.keyboard('g');
  await expect.element(hint).toMatchTextContent('Certifications');
  await userEvent.keyboard('{Escape}');
  await expect.element(hint).not.toBeInTheDocument();
  await userEvent.keyboard('g');
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(hint).not.toBeInTheDocument();
  await userEvent.keyboard('g');
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard('c');
  await expect.poll(address).toBe('/admin/certifications');
  expect(backend.called('PUT')).toEqual([]);
});

it('keys of the page do nothing in a popup, after which g and a letter go to a section', async () => {
  const { address, backend } = await openTicket();
  await page.getByRole('button', { name: 'Delete Ticket' }).click();
  const popup = page.getByRole('alertdialog');
  await expect.element(popup).toBeVisible();
  await userEvent.keyboard('p');
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await userEvent.keyboard('gp');
  await expect.poll(address).toBe('/admin/posts');
  expect(backend.called('PUT')).toEqual([]);
});
