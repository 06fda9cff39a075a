import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../../tests/backend/backend.ts';
import {
  aPost,
  aSuspendedUser,
  aUser,
  nextId,
  ownedBy,
  type Records,
} from '../../../../../tests/backend/records.ts';
import { makeSanctionsUndoable } from '../../../../../tests/backend/undoable.ts';
import { renderPage } from '../../../../../tests/render-page.tsx';
import { toasts } from '../../../../../tests/toasts.ts';

const dialog = page.getByRole('dialog', { name: /^Take action on @/ });
const words = dialog.getByLabelText('What they read');
const reason = dialog.getByLabelText('Reason');
const afterwards = dialog.getByRole('region', { name: 'Afterwards' });
const step = (name: string) => dialog.getByRole('radio', { name, exact: true });
const history = page.getByRole('region', { name: 'Messages and sanctions' }).getByRole('listitem');
const heading = page.getByRole('heading', { level: 1 });
const sendByKeys = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** Opens the dialog about a member, whose sanctions can be undone, by its key. */
async function openDialog(records: Partial<Records> = {}) {
  const mira = aUser({ username: 'mira' });
  const post = aPost(ownedBy(mira));
  const { users = [], ...others } = records;
  const backend = new Backend({ users: [mira, ...users], posts: [post], ...others });
  makeSanctionsUndoable(backend);
  const panel = await renderPage(`/admin/users/${mira.id}/staff`, { backend });
  await expect.element(page.getByRole('button', { name: 'Take action' })).toBeEnabled();
  heading.element().focus();
  await userEvent.keyboard('t');
  await expect.element(dialog).toHaveAccessibleName('Take action on @mira');
  return { ...panel, mira, post };
}

it('opened again it begins with a note, whatever was looked at before', async () => {
  await openDialog();
  await step('Suspension').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  heading.element().focus();
  await userEvent.keyboard('t');
  await expect.element(step('Note')).toBeChecked();
});

it('a warning is written by keys alone, shows its mail before it is sent, and is undone', async () => {
  const preset = { kind: 'warning', locale: 'en', title: 'Advertising', text: 'No advertising.' };
  await openDialog({ presets: [{ id: nextId(), ...preset }] });
  await expect.element(step('Note')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(step('Warning')).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(reason).toHaveFocus();
  await expect.element(reason.getByRole('option', { name: 'Advertising' })).toBeInTheDocument();
  await reason.selectOptions('Advertising');
  await expect.element(words).toHaveValue('No advertising.');
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{End}');
  await userEvent.keyboard(' Last time.');
  const mail = dialog.getByRole('region', { name: 'The email as it will read' });
  await expect.element(mail).toMatchTextContent('Last time.');
  await expect.element(mail).toMatchTextContent('Hello ');
  await expect.element(afterwards).toMatchTextContent('They keep everything.');
  await sendByKeys();
  await expect.element(toasts.getByText(/Mira Haddad.+ has been warned\./)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(history).toMatchTextContent('No advertising. Last time.');
  await expect.element(history).toMatchTextContent('Warning');
  await userEvent.keyboard('z');
  await expect.element(history).toMatchTextContent(/Withdrawn .+ Ada Marsh/);
});

it('a suspension until a day hides the posts, shows in the list, and is undone', async () => {
  const { user: omar, sanction } = aSuspendedUser({ username: 'omar' });
  const { address, post } = await openDialog({ users: [omar], sanctions: [sanction] });
  const day = dialog.getByLabelText('They can sign in again from');
  await step('Suspension').click();
  await dialog.getByRole('radio', { name: 'Until a day' }).click();
  await day.fill('2020-01-01');
  await words.fill('Advertising again.');
  await sendByKeys();
  await expect.element(dialog).toMatchTextContent('Choose a day in the future.');
  await expect.element(day).toHaveFocus();
  await day.fill('2099-03-04');
  await dialog.getByLabelText('Hide their posts too').click();
  await expect.element(afterwards).toMatchTextContent('Their posts are hidden.');
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(post.isEnabled).toBe(false);
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect.element(glance).toMatchTextContent('2099/03/04');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Users', exact: true })
    .click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabelText('Suspension').selectOptions('Suspended');
  await expect.poll(address).toBe('/admin/users?suspended=true');
  await expect.element(page.getByText('2 users')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: '@mira' });
  await expect.element(row.getByRole('rowheader')).toMatchTextContent('Suspended until 2099/03/04');
  await userEvent.keyboard('{Escape}');
  heading.element().focus();
  await userEvent.keyboard('z');
  await expect.element(page.getByText('1 user', { exact: true })).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/admin/users');
});

it('after an answer that was lost, the same is sent again and done once', async () => {
  const { backend } = await openDialog();
  backend.lost = 'POST /users/:id/sanctions';
  await step('Warning').click();
  await words.fill('Only once.');
  await sendByKeys();
  await expect.element(page.getByRole('button', { name: 'Warn', exact: true })).toBeEnabled();
  await expect.poll(() => backend.records.sanctions).toHaveLength(1);
  await expect.element(words).toHaveValue('Only once.');
  backend.lost = null;
  await sendByKeys();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => history.elements()).toHaveLength(1);
  expect(backend.records.sanctions).toHaveLength(1);
});
