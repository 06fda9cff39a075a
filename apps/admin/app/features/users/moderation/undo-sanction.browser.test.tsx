import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aSuspendedUser, aUser, nextId } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { pressInToast, toasts } from '../../../../tests/toasts.ts';

const dialog = page.getByRole('dialog', { name: /^Take action on @/ });
const words = dialog.getByLabelText('What they read');
const step = (name: string) => dialog.getByRole('radio', { name, exact: true });
const glance = page.getByRole('region', { name: 'At a glance' });
const sanction = page.getByRole('region', { name: 'Messages and sanctions' }).getByRole('listitem');

/** Opens a member's page, where a sanction can be withdrawn; `toldId` is who has been notified by mail already. */
async function openMember(message: string, toldId: string | null = null) {
  const mira = aUser({ username: 'mira' });
  const backend = new Backend({ users: [mira] });
  const usual = backend.usual('POST /users/:id/sanctions');
  const undo = nextId();
  backend.on('POST /users/:id/sanctions', async (asked) => ({
    ...(await usual(asked)),
    headers: { 'X-Undo': undo },
  }));
  backend.on(`POST /activity/${undo}/undo`, () => {
    const [imposed] = backend.records.sanctions;
    Object.assign(imposed ?? {}, { liftedAt: '2026-10-03T09:00:00.000Z' });
    return { message, data: { toldId: toldId && mira.id } };
  });
  return { mira, ...(await renderPage(`/admin/users/${mira.id}/staff`, { backend })) };
}

async function send(kind: 'Message' | 'Warning', text: string): Promise<void> {
  await page.getByRole('button', { name: 'Take action' }).click();
  await step(kind).click();
  await words.fill(text);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(sanction).toMatchTextContent(text);
}

it('a message is taken back before its mail goes, and the toast says so', async () => {
  await openMember('Undone. The mail about it had not gone yet.');
  await send('Message', 'Please call us.');
  await userEvent.keyboard('z');
  await expect
    .element(toasts.getByText(/^Undone\. The mail about it had not gone yet/))
    .toBeVisible();
  await expect.element(sanction).toMatchTextContent('Withdrawn');
});

it('if a mail has notified the person already, the undo says so and offers to write to them', async () => {
  const message = 'Undone. They have been told by email already.';
  const { mira, address } = await openMember(message, 'told');
  await send('Warning', 'Stop.');
  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect.poll(address).toBe(`/admin/users/${mira.id}/posts`);
  await userEvent.keyboard('z');
  await expect.element(toasts.getByText(message)).toBeVisible();
  await pressInToast('Write to them');
  await expect.element(dialog).toHaveAccessibleName('Take action on @mira');
  await expect.element(step('Message')).toBeChecked();
  await expect.element(words).toHaveFocus();
  // A reload does not open it again.
  await expect.poll(address).toBe(`/admin/users/${mira.id}/staff`);
});

it('a lifted suspension is in force again after an undo', async () => {
  const { user, sanction: suspension } = aSuspendedUser();
  const backend = new Backend({ users: [user], sanctions: [suspension] });
  backend.makeUndoable('POST /users/:id/sanctions/:sanction/lift');
  await renderPage(`/admin/users/${user.id}/staff`, { backend });
  await expect.element(glance).toMatchTextContent('Suspended until');
  const lift = glance.getByRole('button', { name: 'Lift the suspension' });
  await lift.click();
  await expect.element(toasts.getByText(/^Lifted\./)).toBeVisible();
  await expect.element(glance).not.toMatchTextContent('Suspended until');
  // Its button is gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await pressInToast('Undo');
  await expect.element(toasts.getByText(/^Undone\./)).toBeVisible();
  await expect.element(glance).toMatchTextContent('Suspended until');
  await expect.element(lift).toBeVisible();
});

it('a sanction that was undone is imposed again, and not only said to be', async () => {
  const { backend } = await openMember('Undone.');
  await send('Warning', 'Stop.');
  await pressInToast('Undo');
  await expect.element(toasts.getByText(/^Undone\./)).toBeVisible();
  await expect.element(sanction).toMatchTextContent('Withdrawn');
  const undo = toasts.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.elements()).toHaveLength(1);
  await pressInToast('Undo');
  await expect.poll(() => backend.records.sanctions.length).toBe(2);
  await expect.element(sanction.first()).not.toMatchTextContent('Withdrawn');
});
