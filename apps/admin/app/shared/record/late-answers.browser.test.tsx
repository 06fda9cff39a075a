import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { aPost, aTicket, aTrashItem, many } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

/*
 * People do not wait for an answer: they open another page, go on typing, or press Back.
 */

const popup = page.getByRole('alertdialog');
const confirm = popup.getByRole('button', { name: 'Confirm' });
const deleteTicket = page.getByRole('button', { name: 'Delete Ticket', exact: true });

it('a post is deleted while another form is filled in: that form stays, with what was typed', async () => {
  const post = aPost();
  const { backend, address } = await renderPage(`/admin/posts/${post.id}`, {
    records: { posts: [post] },
  });
  const held = backend.hold('DELETE /posts/:id');
  await page.getByRole('button', { name: 'Delete Post', exact: true }).click();
  await confirm.click();
  await held.arrived();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const bio = page.getByLabelText('Bio');
  await bio.fill('Typed meanwhile');
  const here = address();
  held.release();
  await expect.element(toasts.getByText('Deleted.')).toBeVisible();
  await expect.element(bio).toHaveValue('Typed meanwhile');
  expect(address()).toBe(here);
});

it('from a deleted ticket, whoever is still there returns to the list', async () => {
  const { address } = await renderPage('/admin/tickets', {
    records: { tickets: many(3, (n) => aTicket({ subject: `Ticket ${n}` })) },
  });
  await page.getByRole('article').first().getByRole('link').first().click();
  await deleteTicket.click();
  await confirm.click();
  await expect.poll(address).toMatch(/^\/admin\/tickets(?:\?|$)/);
  await expect.element(page.getByRole('article').filter({ hasText: 'Ticket 2' })).toBeVisible();
  await expect.poll(() => page.getByRole('article').elements().length).toBe(2);
});

it('Back closes the popup that would delete the ticket before', async () => {
  const tickets = many(2, (n) => aTicket({ subject: `Ticket ${n}` }));
  const [first, second] = tickets.map(({ id }) => `/admin/tickets/${id}`);
  const { address, goBack } = await renderPage(`${first}?status=OPEN&at=1`, {
    records: { tickets },
  });
  await page.getByRole('link', { name: 'Next ticket' }).first().click();
  await expect.poll(address).toContain(`${second}?`);
  const heading = page.getByRole('heading', { name: 'Ticket 2', exact: true });
  await expect.element(heading).toBeVisible();
  await deleteTicket.click();
  await expect.element(popup).toBeVisible();
  goBack();
  await expect.poll(address).toContain(`${first}?`);
  await expect.element(popup).not.toBeInTheDocument();
});

it('a restored item does not take the focus from a search that was begun meanwhile', async () => {
  const labels = ['Zahra lost a fin', 'Zahra found a fin'];
  const trash = labels.map((label) => aTrashItem({ noun: 'tickets', label }));
  const { backend } = await renderPage('/admin/trash?noun=tickets', { records: { trash } });
  const held = backend.hold('POST /trash/:id/restore');
  const restore = page.getByRole('button', { name: 'Restore Zahra lost a fin' });
  await restore.click();
  await held.arrived();
  const search = page.getByRole('searchbox');
  await search.click();
  await userEvent.keyboard('za');
  held.release();
  await expect.element(restore).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Restore Zahra found a fin' }))
    .toBeVisible();
  await userEvent.keyboard('hra');
  await expect.element(search).toHaveValue('zahra');
});

it('a name and an address that are both taken are asked for until both are given', async () => {
  const trash = [aTrashItem({ noun: 'users', label: 'mira' })];
  const { backend } = await renderPage('/admin/trash?noun=users', { records: { trash } });
  let calls = 0;
  backend.on('POST /trash/:id/restore', () => {
    calls += 1;
    const both = [
      { path: 'username', message: 'The username is taken by now: choose another one.' },
      { path: 'email', message: 'The email address is taken by now: enter another one.' },
    ];
    const errors = calls === 1 ? both : both.slice(1);
    return refusal(409, 'This cannot be restored as it was.', { errors });
  });
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Restore under another name' });
  const username = dialog.getByLabelText('Username');
  await expect.element(dialog.getByText('The username is taken by now')).toBeVisible();
  await username.fill('another.name');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect.element(dialog.getByText('The username is taken by now')).not.toBeInTheDocument();
  await expect.element(username).toHaveValue('another.name');
  await expect.element(dialog.getByLabelText('Email')).toBeVisible();
  expect(calls).toBe(2);
});
