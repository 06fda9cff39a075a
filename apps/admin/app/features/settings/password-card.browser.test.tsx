import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../tests/backend/answers.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const current = page.getByLabelText('Current password', { exact: true });
const wanted = page.getByLabelText('New password', { exact: true });
const change = page.getByRole('button', { name: 'Change Password' });

it('a password has at least six characters', async () => {
  const { backend } = await renderPage('/admin/settings');
  await current.fill('short');
  await wanted.fill('short');
  await change.click();
  for (const field of ['Current', 'New']) {
    const message = `${field} Password Must Be at least 6 characters.`;
    await expect.element(page.getByText(message)).toBeVisible();
  }
  expect(backend.called('POST /auth/change-password')).toEqual([]);
});

it('a wrong current password shows the error', async () => {
  const { backend } = await renderPage('/admin/settings');
  backend.on('POST /auth/change-password/:id', () => refusal(400, 'That is not your password.'));
  await current.fill('not my password');
  await wanted.fill('a new password');
  await change.click();
  await expect
    .element(page.getByText("Error Occur setting User's Password, Please Try Again."))
    .toBeVisible();
  await expect.element(page.getByText('That is not your password.')).toBeVisible();
  await expect.element(wanted).toHaveValue('a new password');
});
