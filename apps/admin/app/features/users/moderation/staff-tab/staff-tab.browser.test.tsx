import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../../tests/backend/backend.ts';
import {
  aPost,
  aSanction,
  aSuspendedUser,
  aUser,
  nextId,
  ownedBy,
  type Records,
} from '../../../../../tests/backend/records.ts';
import { renderPage } from '../../../../../tests/render-page.tsx';
import { toasts } from '../../../../../tests/toasts.ts';

const notes = page.getByRole('region', { name: 'Staff notes' });
const history = page.getByRole('region', { name: 'Messages and sanctions' });
const glance = page.getByRole('region', { name: 'At a glance' });
const field = notes.getByRole('textbox', { name: 'Note' });
const sendByKeys = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

async function openStaffTab(records: Partial<Records> & { users: Records['users'] }) {
  return renderPage(`/admin/users/${records.users[0]?.id}/staff`, { records });
}

it('the glance has the figures of a person and their suspension, which is lifted in place', async () => {
  const { user, sanction } = aSuspendedUser();
  const its = ownedBy(user);
  const { address } = await openStaffTab({
    users: [user],
    sanctions: [sanction],
    posts: [aPost(its), aPost(its)],
  });
  await expect.element(glance).toMatchTextContent(/Suspended until 2099\/03\/04/);
  await expect.element(glance).toMatchTextContent(/by Ada Marsh/);
  await glance.getByRole('link', { name: 'Posts: 2', exact: true }).click();
  await expect.poll(address).toBe(`/admin/users/${user.id}/posts`);
  await glance.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect.element(toasts.getByText(/^Lifted\./)).toBeVisible();
  await expect.element(glance).not.toMatchTextContent('Suspended until');
  await expect.element(page.getByText('Suspended', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Staff' }).click();
  await expect
    .element(history.getByRole('listitem').first())
    .toMatchTextContent(/Lifted .+ Ada Marsh/);
});

it('the suspension that the glance lifts has no second button in the history', async () => {
  const { user, sanction } = aSuspendedUser();
  await openStaffTab({ users: [user], sanctions: [sanction] });
  await expect.element(history.getByRole('listitem')).toMatchTextContent(/Suspended until/);
  const lift = { name: 'Lift the suspension' };
  await expect.element(glance.getByRole('button', lift)).toBeVisible();
  await expect.element(history.getByRole('button', lift)).not.toBeInTheDocument();
});

it('notes are added, pinned on top, edited in place and deleted after a question', async () => {
  const { address, backend } = await openStaffTab({ users: [aUser()] });
  const items = notes.getByRole('listitem');
  await expect.element(notes).toMatchTextContent('Nobody has noted anything');
  for (const body of ['First of two.', 'Second of two.']) {
    await notes.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill(body);
    await sendByKeys();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(items.first()).toMatchTextContent(body);
  }
  await notes.getByRole('button', { name: 'Pin the note: First of two.' }).click();
  await expect.element(items.first()).toMatchTextContent('First of two.');
  await expect.element(items.first()).toMatchTextContent('Pinned');
  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect.poll(address).toMatch(/\/posts$/);
  await glance.getByRole('link', { name: 'Pinned note Ada Marsh First of two.' }).click();
  await expect.poll(address).toMatch(/\/staff$/);

  await notes.getByRole('button', { name: 'Edit the note: First of two.' }).click();
  await expect.element(field).toHaveFocus();
  await field.fill('Changed.');
  await sendByKeys();
  await expect
    .element(notes.getByRole('button', { name: 'Edit the note: Changed.' }))
    .toHaveFocus();

  await notes.getByRole('button', { name: 'Delete the note: Changed.' }).click();
  const popup = page.getByRole('alertdialog', { name: 'Delete the note' });
  await expect.element(popup).toMatchTextContent('It will be gone for good.');
  expect(backend.called('DELETE')).toEqual([]);
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => items.elements()).toHaveLength(1);
  await expect.element(items).toMatchTextContent('Second of two.');
});

it('an edited note asks before it is left', async () => {
  const user = aUser();
  const note = { id: nextId(), of: user.id, isPinned: false, by: null, at: null };
  await openStaffTab({ users: [user], notes: [{ ...note, body: 'Calls at night.' }] });
  const edit = notes.getByRole('button', { name: /^Edit the note/ });
  await edit.click();
  await field.fill('Calls at noon.');
  await page.getByRole('tab', { name: 'Posts' }).click();
  const popup = page.getByRole('alertdialog');
  await popup.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Calls at noon.');
  await field.click();
  await userEvent.keyboard('{Escape}');
  await popup.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(notes.getByRole('listitem')).toMatchTextContent('Calls at night.');
  await expect.element(edit).toHaveFocus();
});

it('replies to the tickets of a person are told beside what else they were told', async () => {
  const user = aUser();
  const backend = new Backend({ users: [user] });
  const usual = backend.usual('GET /users/:id/standing');
  backend.on('GET /users/:id/standing', async (asked) => {
    const { data } = await usual(asked);
    return { data: { ...(data as object), ticketReplies: 3 } };
  });
  const { address } = await renderPage(`/admin/users/${user.id}/staff`, { backend });
  await history.getByRole('link', { name: 'Replies to their tickets: 3', exact: true }).click();
  await expect.poll(address).toBe(`/admin/users/${user.id}/tickets`);
});

it.each([
  ['550 no such mailbox', '550 no such mailbox'],
  ['interrupted', 'The server stopped while sending it.'],
])('a mail that failed with “%s” shows the reason', async (error, reason) => {
  const user = aUser();
  const mail = { id: nextId(), status: 'failed', error, sentAt: null };
  const { address } = await openStaffTab({
    users: [user],
    sanctions: [aSanction({ of: user.id, mail })],
  });
  const warning = history.getByRole('listitem');
  await expect.element(warning).toMatchTextContent('Not delivered: the email failed');
  await expect.element(warning).toMatchTextContent(reason);
  await warning.getByRole('link', { name: 'Show the failed emails' }).click();
  await expect.poll(address).toBe('/admin/mails?status=failed');
});

it('a suspension that has ended by itself offers to show the posts that it hid', async () => {
  const user = aUser();
  const ended = { endsAt: '2026-01-01T00:00:00.000Z', hiddenPosts: 3 };
  await openStaffTab({
    users: [user],
    sanctions: [aSanction({ of: user.id, kind: 'suspension', ...ended })],
  });
  const item = history.getByRole('listitem').first();
  await expect.element(item).toMatchTextContent('It hid 3 posts');
  await expect.element(item).toMatchTextContent(/Ended /);
  await item.getByRole('button', { name: 'Show the posts again' }).click();
  await expect.element(item).toMatchTextContent(/Posts shown again .+ Ada Marsh/);
  expect(item.getByRole('button').elements()).toEqual([]);
});
