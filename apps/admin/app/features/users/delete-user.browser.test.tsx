import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { ada, aPost, aTicket, aUser, many, ownedBy } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const users = () => many(12, (n) => aUser({ username: `diver${n}`, fullName: `Diver ${n}` }));

const popup = page.getByRole('alertdialog', { name: 'Delete User' });
const confirm = popup.getByRole('button', { name: 'Confirm' });
const cancel = popup.getByRole('button', { name: 'Cancel' });
const alert = page.getByRole('alert');
const removeOf = (name: string) =>
  page.getByRole('button', { name: `Delete user @${name}`, exact: true });
const linkOf = (name: string) => page.getByRole('link', { name, exact: true });

it('a delete asks first, names the user and what else is deleted, and Cancel keeps them', async () => {
  const [first, ...rest] = users();
  const its = first ? ownedBy(first) : {};
  const { backend } = await renderPage('/admin/users', {
    records: {
      users: first ? [first, ...rest] : rest,
      posts: [aPost(its), aPost(its)],
      tickets: [aTicket(its)],
    },
  });
  await removeOf('diver1').click();
  await expect.element(popup).toMatchTextContent('Are you sure about deleting the User?');
  await expect.element(popup).toMatchTextContent('Diver 1 (@diver1)');
  await expect.element(popup).toMatchTextContent(/Deleted as well: 2 posts and 1 ticket\./);
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(removeOf('diver1')).toHaveFocus();
  await removeOf('diver2').click();
  await expect.element(popup).toMatchTextContent('Nothing else belongs to this account.');
  await cancel.click();
  expect(backend.called('DELETE')).toEqual([]);
});

it('a confirmed delete shows a toast and refetches the list', async () => {
  const { backend } = await renderPage('/admin/users', { records: { users: users() } });
  await removeOf('diver9').click();
  await expect.element(popup).toMatchTextContent('Nothing else belongs to this account.');
  const asked = backend.calls.filter((call) => call.endsWith('/belongings')).length;
  await confirm.click();
  await expect.element(toasts.getByText('Deleted.')).toBeVisible();
  await expect.element(page.getByText('@diver9', { exact: true })).not.toBeInTheDocument();
  await expect.element(linkOf('diver10')).toBeVisible();
  expect(backend.calls.filter((call) => call.endsWith('/belongings'))).toHaveLength(asked);
});

it('after a delete the focus is on the next row', async () => {
  await renderPage('/admin/users', { records: { users: users() } });
  await removeOf('diver3').click();
  await confirm.click();
  await expect.element(linkOf('diver3')).not.toBeInTheDocument();
  await expect.element(linkOf('diver4')).toHaveFocus();
});

it('a failing delete shows the error', async () => {
  const { backend } = await renderPage('/admin/users', { records: { users: users() } });
  backend.on('DELETE /users/:id', () => refusal(409, 'Not this one.'));
  await removeOf('diver1').click();
  await confirm.click();
  await expect.element(alert.getByText('Not this one.')).toBeVisible();
  await expect.element(linkOf('diver1')).toBeVisible();
});

it('no row opens while a delete is in flight, not even by its link', async () => {
  const { backend, address } = await renderPage('/admin/users', { records: { users: users() } });
  backend.on('DELETE /users/:id', () => refusal(409, 'Not this one.'));
  const held = backend.hold('DELETE /users/:id');
  await removeOf('diver1').click();
  await confirm.click();
  await held.arrived();
  await expect.element(popup).not.toBeInTheDocument();
  await linkOf('diver2').click();
  await page.getByRole('row').nth(2).getByRole('cell').nth(1).click();
  expect(address()).toBe('/admin/users');
  held.release();
  await expect.element(alert.getByText('Not this one.')).toBeVisible();
  expect(address()).toBe('/admin/users');
  await linkOf('diver2').click();
  await expect.poll(address).toMatch(/^\/admin\/users\/.+\/posts$/);
});

it('the own account cannot be deleted, and its button says why', async () => {
  const { backend } = await renderPage(`/admin/users?search=${ada.email}`);
  const remove = removeOf('ada.marsh');
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await expect.element(remove).toHaveAccessibleDescription('You cannot delete your own account.');
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove).toHaveFocus();
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  expect(backend.called('DELETE')).toEqual([]);
});
