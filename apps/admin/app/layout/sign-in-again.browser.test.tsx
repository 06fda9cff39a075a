import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../tests/backend/answers.ts';
import { renderPage } from '../../tests/render-page.tsx';

it('signing in again starts with the focus on the password', async () => {
  const { backend } = await renderPage('/admin/settings?edit');
  const bio = page.getByLabelText('Bio');
  await bio.fill('Half a sentence, 4');
  for (const call of ['PUT /users/:id', 'GET /users/:id/profile', 'POST /auth/refresh-token']) {
    backend.on(call, () => refusal(401, 'Expired'));
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
  await expect.element(bio).toHaveValue('Half a sentence, 4');
});
