import { createSessionChannel } from '@buddyline/api-client/session-channel';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rightCode } from '../../tests/backend/two-step-routes.ts';
import { aTrashItem, aUser, type Records } from '../../tests/backend/records.ts';
import { renderPage } from '../../tests/render-page.tsx';
import { toasts } from '../../tests/toasts.ts';
import { graveBackend, watchPasskeys, withApp, withPasskeys } from '../../tests/second-step.ts';

const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
const password = dialog.getByLabelText('Password', { exact: true });
const confirm = dialog.getByRole('button', { name: 'Confirm' });

async function askToPurge(more: Partial<Records> = {}) {
  const gone = aTrashItem({ noun: 'tickets', label: 'Ticket 1' });
  const grave = graveBackend('DELETE /trash/:id', { trash: [gone], ...more });
  await renderPage('/admin/trash', { backend: grave.backend });
  await page.getByRole('button', { name: 'Delete Ticket 1 for good' }).click();
  await page.getByRole('dialog', { name: 'Delete for good' }).getByRole('textbox').fill('Ticket 1');
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveFocus();
  return grave;
}

it('asks for the password before a grave step, by keyboard, and does the step by itself', async () => {
  const { backend } = await askToPurge();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Enter your password.')).toBeVisible();
  await userEvent.keyboard('a guess{Enter}');
  // Read out under the field; a toast would lie on the buttons on phones.
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The password is wrong.');
  await expect.element(toasts.getByRole('listitem')).not.toBeInTheDocument();
  await password.fill('dive-safe-always');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('The trash is empty.')).toBeVisible();
  expect(backend.called('DELETE /trash/')).toHaveLength(2);
});

it('Cancel leaves the screen as it was, with everything typed, and says nothing', async () => {
  const mira = aUser({ role: 'USER' });
  const { backend } = graveBackend('PUT /users/admin/:id', { users: [mira] });
  await renderPage(`/admin/users/${mira.id}/posts?edit`, { backend });
  const bio = page.getByLabelText('Bio');
  await bio.fill('Half a sentence, 4');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bio).toHaveValue('Half a sentence, 4');
  await expect.element(save).toBeEnabled();
  await expect.element(toasts.getByRole('listitem')).not.toBeInTheDocument();
  await save.click();
  await password.fill('dive-safe-always');
  await confirm.click();
  await expect
    .poll(() => backend.records.users.find(({ id }) => id === mira.id)?.bio)
    .toBe('Half a sentence, 4');
});

it('another tab gives the proof for this one too; one that ran out is asked for again', async () => {
  const { setProved } = await askToPurge();
  const otherTab = createSessionChannel();
  onTestFinished(() => otherTab.close());
  otherTab.announceProof();
  // It ran out before the call was repeated.
  await expect.element(password).toHaveFocus();
  setProved(true);
  otherTab.announceProof();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('The trash is empty.')).toBeVisible();
});

it('whoever has an authenticator app may give its code instead', async () => {
  await askToPurge({ twoStep: withApp });
  await dialog.getByRole('button', { name: 'Use a code of the app' }).click();
  await expect.element(dialog.getByLabelText('Code', { exact: true })).toHaveFocus();
  await userEvent.keyboard(`${rightCode}{Enter}`);
  await expect.element(page.getByText('The trash is empty.')).toBeVisible();
});

it('whoever has a passkey may use it instead', async () => {
  const passkeys = watchPasskeys();
  passkeys.refuse();
  await askToPurge({ twoStep: withPasskeys('Laptop') });
  const use = dialog.getByRole('button', { name: 'Use a passkey' });
  await use.click();
  await expect
    .element(dialog.getByText('Nothing was confirmed on your device.', { exact: false }))
    .toBeVisible();
  passkeys.sign();
  await use.click();
  await expect.element(page.getByText('The trash is empty.')).toBeVisible();
});
