import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aSuspendedUser, aUser } from '../../../../tests/backend/records.ts';
import { makeSanctionsUndoable } from '../../../../tests/backend/undoable.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { toasts } from '../../../../tests/toasts.ts';

const bar = page.getByRole('region', { name: 'Selected items' });
const runBar = page.getByRole('region', { name: 'Act on several items' });
const popup = page.getByRole('alertdialog');
const text = popup.getByLabelText('What they read');
const badges = page.getByRole('rowheader').getByText('Suspended', { exact: true });

it('several people are suspended at once, and refusals are shown', async () => {
  const { user: suspended, sanction } = aSuspendedUser({ username: 'omar' });
  const others = ['mira', 'lena'].map((username) => aUser({ username }));
  const { backend } = await renderPage('/admin/users', {
    records: { users: [suspended, ...others], sanctions: [sanction] },
  });
  const press = bar.getByRole('button', { name: 'Suspend', exact: true });
  const confirm = popup.getByRole('button', { name: 'Suspend 3 users' });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const { username } of [suspended, ...others]) {
    await page.getByRole('checkbox', { name: `Select @${username}` }).click();
  }
  await press.click();
  await expect.element(popup).toHaveAccessibleName('Suspend 3 users');
  await expect.element(confirm).toBeDisabled();
  await expect.element(text).toHaveFocus();
  const before = '1 of them is suspended already. That stays as it is.';
  await expect.element(popup.getByText(before)).toBeVisible();
  await text.fill('Advertising.');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(backend.called('POST /users')).toEqual([]);
  await press.click();
  await expect.element(text).toHaveValue('Advertising.');
  await confirm.dblClick();

  await expect.element(runBar.getByText('2 users suspended.')).toBeVisible();
  await expect.element(runBar.getByText(/suspended already/)).toBeVisible();
  expect(backend.called('POST /users')).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => badges.elements()).toHaveLength(3);
  expect(backend.records.sanctions.map(({ publicText }) => publicText)).toEqual([
    'Advertising.',
    'Advertising.',
    sanction.publicText,
  ]);
});

it('people who were suspended at once are undone together', async () => {
  const members = ['mira', 'lena', 'omar'].map((username) => aUser({ username }));
  const backend = new Backend({ users: members });
  makeSanctionsUndoable(backend);
  await renderPage('/admin/users', { backend });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const { username } of members) {
    await page.getByRole('checkbox', { name: `Select @${username}` }).click();
  }
  await bar.getByRole('button', { name: 'Suspend', exact: true }).click();
  await text.fill('Advertising.');
  await popup.getByRole('button', { name: 'Suspend 3 users' }).click();
  await expect.element(toasts.getByText('3 users suspended.')).toBeVisible();
  await expect.poll(() => badges.elements()).toHaveLength(3);
  page.getByRole('heading', { level: 1 }).element().focus();
  await userEvent.keyboard('z');
  await expect.element(toasts.getByText('3 changes undone.')).toBeVisible();
  await expect.poll(() => badges.elements()).toHaveLength(0);
  expect(members.map(({ isSuspended }) => isSuspended)).toEqual([false, false, false]);
});
