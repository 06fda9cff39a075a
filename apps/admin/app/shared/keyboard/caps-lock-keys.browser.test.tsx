import type { Ticket } from '@buddyline/domain/ticket';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aPost, aTicket, aUser, many } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

/** Presses keys as they come with Caps Lock: capitals without Shift. */
function press(...letters: string[]): void {
  for (const letter of letters) dispatch(letter.toUpperCase(), false);
}

/** With Shift as well, macOS reports a capital, and the others the small letter. */
function pressWithShift(...keys: string[]): void {
  for (const key of keys) dispatch(key, true);
}

function dispatch(key: string, shiftKey: boolean, ctrlKey = false): void {
  const code = `Key${key.toUpperCase()}`;
  const event = { key, code, shiftKey, ctrlKey, modifierCapsLock: true };
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }),
  );
}

const heading = page.getByRole('heading', { level: 1 });
const selected = page.getByRole('region', { name: 'Selected items' }).getByRole('status');

it('with Caps Lock, the keys of the panel and of its lists work', async () => {
  const users = many(3, (n) => aUser({ fullName: `Diver ${n}` }));
  const { address } = await renderPage('/admin/settings', { records: { users } });
  await expect.element(heading).toBeVisible();
  press('g', 'u');
  await expect.poll(address).toBe('/admin/users');
  await expect.element(page.getByRole('table')).toBeVisible();
  const first = page.getByRole('row').getByRole('link').first();
  press('j', 'j', 'k');
  await expect.element(first).toHaveFocus();
  // No key of these lists has Shift.
  pressWithShift('j', 'J', 'e', 'T');
  await expect.element(first).toHaveFocus();
  press('t');
  const dialog = page.getByRole('dialog', { name: /^Take action on @/ });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  dispatch('K', false, true);
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect.element(palette).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  press('j', 'e');
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
});

it.each(['x', 'X'])(
  'with Caps Lock, x selects, and %s with Shift selects up to there',
  async (extending) => {
    const posts = many(6, (n) => aPost({ content: `Dive ${n}` }));
    await renderPage('/admin/posts', { records: { posts } });
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(6);
    await expect.element(page.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
    press('j', 'x');
    await expect.element(selected).toHaveTextContent('1 selected');
    press('j', 'j');
    pressWithShift(extending);
    await expect.element(selected).toHaveTextContent('3 selected');
    press('x');
    await expect.element(selected).toHaveTextContent('2 selected');
    press('b');
    const bar = page.getByRole('region', { name: 'Selected items' });
    await expect.element(bar.getByRole('button', { name: 'Disable' })).toHaveFocus();
  },
);

/** Setting the status of a ticket can be undone. */
function withUndo(tickets: Ticket[]): Backend {
  const backend = new Backend({ tickets });
  const set = (change: Partial<Ticket>) => Object.assign(tickets[0] ?? {}, change);
  backend.on('PUT /tickets/:id', ({ json }) => {
    set(json);
    return { message: 'Ticket updated.', headers: { 'X-Undo': 'entry' } };
  });
  backend.on('POST /activity/:id/undo', () => {
    set({ status: 'OPEN' });
    return { message: 'Undone.', data: { toldId: null } };
  });
  return backend;
}

it('with Caps Lock, the keys of a ticket work, and z undoes', async () => {
  const backend = withUndo(many(3, (n) => aTicket({ subject: `Ticket ${n}` })));
  const { address } = await renderPage('/admin/tickets?status=OPEN', { backend });
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect.element(heading).toHaveFocus();
  const first = address();
  press('n');
  await expect.poll(address).not.toBe(first);
  await expect.element(page.getByRole('heading', { name: 'Ticket 2' })).toBeVisible();
  press('k');
  await expect.poll(address).toBe(first);
  await expect.element(page.getByRole('heading', { name: 'Ticket 1' })).toBeVisible();
  const status = page.getByRole('combobox', { name: 'Status' });
  press('p');
  await expect.element(toasts).toMatchTextContent(/Undo/);
  await expect.element(status).toHaveValue('PENDING');
  press('z');
  await expect.element(status).toHaveValue('OPEN');
});

// On its own: right after another letter, `r` would be part of a word.
it('with Caps Lock, r begins a reply, in which the keys are letters', async () => {
  const tickets = many(3, (n) => aTicket({ subject: `Ticket ${n}` }));
  await renderPage(`/admin/tickets/${tickets[0]?.id}`, { records: { tickets } });
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  press('r');
  const reply = page.getByRole('textbox', { name: 'Reply to the reporter' });
  await expect.element(reply).toHaveFocus();
  await userEvent.keyboard('NP');
  await expect.element(reply).toHaveValue('NP');
});
