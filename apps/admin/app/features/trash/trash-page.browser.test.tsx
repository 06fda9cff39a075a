import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { Backend } from '../../../tests/backend/backend.ts';
import { aTrashItem, aUser, many, nextId } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const items = page.getByRole('list', { name: 'Trash', exact: true }).getByRole('listitem');
const count = () => items.elements().length;
const restore = (name: string) =>
  page.getByRole('main').getByRole('button', { name: `Restore ${name}`, exact: true });
/** The way back from the last restoring. */
const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
const empty = page.getByText('The trash is empty.');
const ticket = (n: number) => aTrashItem({ noun: 'tickets', label: `Ticket ${n}` });

it('after previews were closed, Back leads to the page before the trash', async () => {
  const records = { trash: many(2, ticket) };
  const { address, goBack } = await renderPage('/admin/tickets', { records });
  await page.getByRole('link', { name: 'Trash (2)' }).click();
  await expect.poll(address).toBe('/admin/trash?noun=tickets');
  const preview = page.getByRole('dialog');
  for (const at of [0, 1]) {
    await items.nth(at).getByRole('link').click();
    await preview.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(preview).not.toBeInTheDocument();
    await expect.poll(address).toBe('/admin/trash?noun=tickets');
  }
  goBack();
  await expect.poll(address).toBe('/admin/tickets');
});

it('kinds show their numbers and filter; a search finds an item by its name', async () => {
  const certificate = aTrashItem({ noun: 'certificates', label: 'Rescue Diver' });
  const records = { trash: [certificate, ...many(2, ticket)] };
  const { address, goBack } = await renderPage('/admin/trash', { records });
  const kinds = page.getByRole('group', { name: 'Kind of item' });
  const all = kinds.getByRole('button', { name: 'All 3' });
  await expect.element(all).toHaveAttribute('aria-pressed', 'true');
  await kinds.getByRole('button', { name: 'Certificates 1' }).click();
  await expect.poll(address).toBe('/admin/trash?noun=certificates');
  await expect.poll(count).toBe(1);
  await expect.element(items.getByRole('link', { name: 'Rescue Diver' })).toBeVisible();
  await kinds.getByRole('button', { name: 'Posts 0' }).click();
  await expect.element(page.getByText('Nothing in the trash matches.')).toBeVisible();
  goBack();
  await expect.poll(address).toBe('/admin/trash?noun=certificates');
  goBack();
  await expect.poll(count).toBe(3);
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('Ticket 2');
  await expect.poll(count).toBe(1);
  await expect.element(items.getByRole('link', { name: 'Ticket 2' })).toBeVisible();
});

it('a user whose name is taken by now comes back under another one', async () => {
  const backend = new Backend({ trash: [aTrashItem({ noun: 'users', label: 'Mira Haddad' })] });
  const usual = backend.usual('POST /trash/:id/restore');
  const sent: unknown[] = [];
  backend.on('POST /trash/:id/restore', (asked) => {
    sent.push(asked.json);
    if (asked.json['username'] === 'came.back') return usual(asked);
    const errors = [{ path: 'username', message: 'This username is taken.' }];
    return refusal(409, 'The name is taken.', { errors });
  });
  await renderPage('/admin/trash?noun=users', { backend });
  await expect.poll(count).toBe(1);
  // Whoever types quickly does not wait for the list.
  const list = backend.hold('GET /trash');
  await restore('Mira Haddad').click();
  const dialog = page.getByRole('dialog', { name: 'Restore under another name' });
  await expect.element(dialog.getByText('This username is taken.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Email')).not.toBeInTheDocument();
  await dialog.getByLabelText('Username').fill('came.back');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  list.release();
  await expect.element(page.getByText('Nothing in the trash matches.')).toBeVisible();
  await expect.element(undo).toBeVisible();
  expect(sent).toEqual([{}, { username: 'came.back' }]);
});

it('an item whose owner is in the trash asks to restore the owner first', async () => {
  const mira = aUser();
  const gone = aTrashItem({ noun: 'users', itemId: mira.id, label: 'Mira Haddad' });
  const owner = { id: mira.id, name: 'Mira Haddad', isInTrash: true };
  const post = aTrashItem({ owner });
  const backend = new Backend({ trash: [post, gone] });
  const usual = backend.usual('POST /trash/:id/restore');
  backend.on('POST /trash/:id/restore', (asked) => {
    const waits = asked.ids[0] === post.id && backend.records.trash.includes(gone);
    return waits ? refusal(409, 'Restore Mira Haddad first.') : usual(asked);
  });
  await renderPage('/admin/trash?noun=posts', { backend });
  await restore('Two turtles at the pier.').click();
  const dialog = page.getByRole('dialog', { name: 'Its owner is in the trash' });
  await expect.element(dialog).toHaveAccessibleDescription('Restore Mira Haddad first.');
  await dialog.getByRole('button', { name: /^Restore .+ first$/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Nothing in the trash matches.')).toBeVisible();
  await expect.element(undo).toBeVisible();
  expect(backend.called('POST /trash/')).toEqual(
    [post, gone, post].map(({ id }) => `POST /trash/${id}/restore`),
  );
  expect(backend.records.trash).toEqual([]);
});

it('what somebody else restored meanwhile is said, and leaves the list', async () => {
  const { backend } = await renderPage('/admin/trash', { records: { trash: [ticket(1)] } });
  await expect.poll(count).toBe(1);
  backend.on('POST /trash/:id/restore', () => refusal(409, 'Omar has restored this already.'));
  backend.records.trash = [];
  await restore('Ticket 1').click();
  await expect.element(toasts.getByText('Omar has restored this already.')).toBeVisible();
  await expect.element(empty).toBeVisible();
});

it('deleting for good needs the typed name', async () => {
  const trash = [aTrashItem({ noun: 'users', label: 'Mira Haddad', itemId: nextId() })];
  const { backend } = await renderPage('/admin/trash', { records: { trash } });
  await page.getByRole('button', { name: 'Delete Mira Haddad for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete for good' });
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  const name = dialog.getByRole('textbox');
  await expect.element(name).toHaveFocus();
  await expect.element(confirm).toBeDisabled();
  await name.fill('ira Haddad');
  await expect.element(confirm).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(backend.called('DELETE /trash/')).toEqual([]);
  await name.fill('Mira Haddad');
  await userEvent.keyboard('{Enter}');
  await expect.element(empty).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(backend.called('DELETE /trash/')).toHaveLength(1);
});

it('two items restored one right after the other: both are announced', async () => {
  const { backend } = await renderPage('/admin/trash?noun=tickets', {
    records: { trash: many(2, ticket) },
  });
  const held = backend.hold('POST /trash/:id/restore');
  await restore('Ticket 2').click();
  await restore('Ticket 1').click();
  await expect.element(restore('Ticket 1')).toBeDisabled();
  await expect.element(restore('Ticket 2')).toBeDisabled();
  held.release();
  await expect.poll(() => toasts.getByText(/^Restored\./).elements().length).toBe(2);
  await expect.element(restore('Ticket 1')).not.toBeInTheDocument();
  await expect.element(restore('Ticket 2')).not.toBeInTheDocument();
});

it('several items are restored at once, by the keys of the other lists', async () => {
  const records = { trash: many(3, ticket) };
  const { address } = await renderPage('/admin/trash', { records });
  await expect.poll(count).toBe(3);
  await userEvent.keyboard('xxjx');
  const bar = page.getByRole('region', { name: 'Selected items' });
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 selected');
  // A look at one does not end it.
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/admin/trash');
  await bar.getByRole('button', { name: 'Restore' }).click();
  const popup = page.getByRole('alertdialog', { name: 'Restore 2 items' });
  await popup.getByRole('button', { name: 'Restore 2 items' }).click();
  await expect.element(toasts.getByText('2 items restored.')).toBeVisible();
  await expect.poll(count).toBe(1);
  await expect.element(items.getByRole('link', { name: 'Ticket 3' })).toBeVisible();
});
