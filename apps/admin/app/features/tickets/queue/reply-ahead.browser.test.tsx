import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTicket, aUser, many, ownedBy } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const status = page.getByLabelText('Status', { exact: true });
const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
const press = async (keys: string) => userEvent.keyboard(keys);

async function openList() {
  const mira = aUser();
  const tickets = many(3, (n) => aTicket({ ...ownedBy(mira), subject: `Ticket ${n}.` }));
  const panel = await renderPage('/admin/tickets?status=OPEN', {
    records: { users: [mira], tickets },
  });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  return panel;
}

it('r and a sentence at once after Enter on the list, and after n, go into the reply', async () => {
  const { address, backend } = await openList();
  await press('j{Enter}rno photo, can you please');
  await expect.element(reply).toHaveValue('no photo, can you please');
  await press(' send one');
  await expect.element(reply).toHaveValue('no photo, can you please send one');
  const first = address();
  await press('{Escape}nrCould you');
  await expect.poll(address).not.toBe(first);
  await expect.element(reply).toHaveValue('Could you');
  await expect.element(reply).toHaveFocus();
  await expect.element(status).toHaveValue('OPEN');
  expect(backend.called('PUT')).toEqual([]);
});

it('what is typed while the field is still on its way is in it when it comes', async () => {
  const { address, backend } = await openList();
  const first = backend.hold('GET /tickets/:id/messages');
  await press('j{Enter}rno photo, can you please');
  await first.arrived();
  expect(reply.elements()).toEqual([]);
  first.release();
  await expect.element(reply).toHaveValue('no photo, can you please');
  await press(' send one');
  await expect.element(reply).toHaveValue('no photo, can you please send one');
  const firstAddress = address();
  const second = backend.hold('GET /tickets/:id/messages');
  await press('{Escape}nrCould you');
  await second.arrived();
  await expect.poll(address).not.toBe(firstAddress);
  second.release();
  await expect.element(reply).toHaveValue('Could you');
  await expect.element(reply).toHaveFocus();
  await expect.element(status).toHaveValue('OPEN');
  expect(backend.called('PUT')).toEqual([]);
});
