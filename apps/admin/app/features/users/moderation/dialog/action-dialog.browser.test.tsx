import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../../tests/backend/backend.ts';
import {
  ada,
  aSuspendedUser,
  aUser,
  nextId,
  type Records,
} from '../../../../../tests/backend/records.ts';
import { renderPage } from '../../../../../tests/render-page.tsx';
import { toasts } from '../../../../../tests/toasts.ts';
import { queryClient } from '../../../../shared/changes/query-client.ts';

const dialog = page.getByRole('dialog', { name: /^Take action on @/ });
const words = dialog.getByLabelText('What they read');
const step = (name: string) => dialog.getByRole('radio', { name, exact: true });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const history = page.getByRole('region', { name: 'Messages and sanctions' });
const sendByKeys = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** Opens the dialog on somebody's page by its key. */
async function openDialog(id: string, backend: Backend) {
  const panel = await renderPage(`/admin/users/${id}/staff`, { backend });
  await pressKey();
  return panel;
}

async function pressKey(): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Take action' })).toBeEnabled();
  page.getByRole('heading', { level: 1 }).element().focus();
  await userEvent.keyboard('t');
  await expect.element(dialog).toBeVisible();
}

const withMira = (records: Partial<Records> = {}) => {
  const mira = aUser({ username: 'mira' });
  return { mira, backend: new Backend({ users: [mira], ...records }) };
};

it('an internal note never becomes what the person reads', async () => {
  const { mira, backend } = withMira();
  await openDialog(mira.id, backend);
  await expect.element(step('Note')).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Looks like a second account.');
  await step('Warning').click();
  await expect.element(words).toHaveValue('');
  await expect
    .element(dialog.getByLabelText('Internal note (optional)'))
    .toHaveValue('Looks like a second account.');
  await sendByKeys();
  await expect.element(dialog).toMatchTextContent('Write something first.');
  await expect.element(words).toHaveFocus();
  expect(backend.called('POST /users')).toEqual([]);
});

it('pressed twice in a hurry, it is sent once', async () => {
  const { mira, backend } = withMira();
  await openDialog(mira.id, backend);
  await step('Message').click();
  await words.fill('Once.');
  await button('Send the message').dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(history.getByRole('listitem')).toMatchTextContent('Once.');
  const sent = backend.called('POST /users').filter((call) => call.endsWith('/sanctions'));
  expect(sent).toHaveLength(1);
});

it('a delete leads to the popup, which offers to suspend instead', async () => {
  const { mira, backend } = withMira();
  const { address } = await openDialog(mira.id, backend);
  backend.makeUndoable('DELETE /users/:id');
  await step('Delete').click();
  await button('Delete…').click();
  const popup = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect.element(popup.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await popup.getByRole('button', { name: 'Suspend instead' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(step('Suspension')).toBeChecked();
  await expect.element(words).toHaveFocus();
  await step('Delete').click();
  await button('Delete…').click();
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toasts.getByText('Deleted.')).toBeVisible();
  await expect.element(toasts.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.poll(address).toBe('/admin/users');
});

it('from the list, a person is suspended instead of deleted', async () => {
  const { backend } = withMira();
  await renderPage('/admin/users', { backend });
  await page.getByRole('button', { name: 'Delete user @mira' }).click();
  await page.getByRole('button', { name: 'Suspend instead' }).click();
  await expect.element(dialog).toHaveAccessibleName('Take action on @mira');
  await words.fill('Spam.');
  await sendByKeys();
  const row = page.getByRole('row').filter({ hasText: '@mira' });
  await expect.element(row).toMatchTextContent('Suspended');
});

it('from the list, the dialog opens from a row, by its button and by its key', async () => {
  const { backend } = withMira();
  await renderPage('/admin/users', { backend });
  const row = page.getByRole('row').filter({ hasText: '@mira' });
  await row.getByRole('button', { name: 'Take action on @mira' }).click();
  await expect.element(dialog).toHaveAccessibleName('Take action on @mira');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  row.getByRole('link').first().element().focus();
  await userEvent.keyboard('t');
  await expect.element(dialog).toHaveAccessibleName('Take action on @mira');
  await userEvent.keyboard('{Escape}');
  await expect.element(row.getByRole('link').first()).toHaveFocus();
});

it('nobody suspends whom somebody has suspended already', async () => {
  const { user, sanction } = aSuspendedUser();
  await openDialog(user.id, new Backend({ users: [user], sanctions: [sanction] }));
  await step('Suspension').click();
  await expect.element(dialog).toMatchTextContent('This person is suspended already');
  await expect.element(button('Suspend')).toBeDisabled();
  await button('Lift the suspension').click();
  await expect.element(button('Suspend')).toBeEnabled();
});

it('nobody suspends or deletes themselves', async () => {
  await openDialog(ada.id, new Backend());
  await step('Suspension').click();
  await expect.element(dialog).toMatchTextContent('You cannot suspend yourself.');
  await expect.element(button('Suspend')).toBeDisabled();
  await step('Delete').click();
  await expect.element(dialog).toMatchTextContent('You cannot delete your own account.');
  await expect.element(button('Delete…')).toBeDisabled();
});

it('the prepared texts are in the language of the person', async () => {
  const preset = { kind: 'warning', title: 'إعلانات', text: 'الإعلانات غير مسموح بها.' };
  const { mira, backend } = withMira({
    presets: [
      { id: nextId(), locale: 'en', ...preset, title: 'Advertising', text: 'No advertising.' },
      { id: nextId(), locale: 'ar', ...preset },
    ],
  });
  const usual = backend.usual('GET /users/:id/standing');
  backend.on('GET /users/:id/standing', async (asked) => {
    const { data } = await usual(asked);
    return { data: { ...(data as object), locale: 'ar' } };
  });
  await openDialog(mira.id, backend);
  await step('Warning').click();
  await expect
    .element(dialog)
    .toMatchTextContent('The prepared texts are in their language: Arabic');
  const reason = dialog.getByLabelText('Reason');
  await expect.poll(() => reason.getByRole('option').elements()).toHaveLength(2);
  await reason.selectOptions('Advertising');
  await expect.element(words).toHaveValue(preset.text);
});

it('two staff at once: the second hears that the person is suspended already', async () => {
  const { mira, backend } = withMira();
  await openDialog(mira.id, backend);
  await step('Suspension').click();
  await words.fill('Spam.');
  const { user: _user, sanction } = aSuspendedUser();
  backend.records.sanctions.push({ ...sanction, of: mira.id });
  mira.isSuspended = true;
  await sendByKeys();
  await expect.element(dialog).toMatchTextContent('This person is suspended already');
  expect(backend.records.sanctions).toHaveLength(1);
});

it('an answer that comes late does not close what was opened meanwhile', async () => {
  const { backend } = withMira();
  const held = backend.hold('POST /users/:id/notes');
  await renderPage('/admin/users', { backend });
  await page.getByRole('button', { name: 'Take action on @mira' }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Calls at night.');
  await sendByKeys();
  await held.arrived();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete user @mira' }).click();
  const popup = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect.element(popup).toBeVisible();
  held.release();
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  await expect.element(popup).toHaveAttribute('data-state', 'open');
});
