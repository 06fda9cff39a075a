import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../tests/backend/answers.ts';
import { ada } from '../../tests/backend/records.ts';
import { renderPage } from '../../tests/render-page.tsx';

it('when the session ends, one signs in over the page, with the focus on the password', async () => {
  const { backend, address } = await renderPage('/admin/settings?edit', {
    records: { users: [{ ...ada }] },
  });
  const bio = page.getByLabelText('Bio');
  await bio.fill('Half a sentence, 4');
  const calls = ['PUT /users/:id', 'GET /users/:id/profile', 'POST /auth/refresh-token'];
  const usual = calls.map((call) => [call, backend.usual(call)] as const);
  for (const call of calls) backend.on(call, () => refusal(401, 'Expired'));
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const password = dialog.getByLabelText('Password', { exact: true });
  const signIn = dialog.getByRole('button', { name: 'Sign In', exact: true });
  await expect.element(password).toHaveFocus();
  await expect.element(dialog.getByText('What you typed is still here.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('admin@buddyline.example');
  await userEvent.keyboard('{Escape}');
  await signIn.click();
  await expect.element(dialog.getByText('Enter your password.')).toBeVisible();
  await password.fill('not the password');
  await signIn.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  for (const [call, answering] of usual) backend.on(call, answering);
  await password.fill('dive-safe-always');
  await signIn.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe('/admin/settings?edit');
  await expect.element(bio).toHaveValue('Half a sentence, 4');
  await save.click();
  await expect.element(page.getByText('User Profile Data Set Successfully.')).toBeVisible();
  expect(backend.records.users[0]?.bio).toBe('Half a sentence, 4');
});
