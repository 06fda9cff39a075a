import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aUser } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

it('during a save a second press sends nothing more, the fields say why they wait, and Cancel leaves', async () => {
  const mira = aUser({ bio: '' });
  const backend = new Backend({ users: [mira] });
  const held = backend.hold('PUT /users/admin/:id');
  await renderPage(`/admin/users/${mira.id}/posts`, { backend });
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await bio.fill('Slow');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await held.arrived();
  await bio.click();
  await userEvent.keyboard('lost?{Control>}{Enter}{/Control}');
  page.getByLabelText('Role', { exact: true }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Saving goes on.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(edit).toBeVisible();
  held.release();
  await expect
    .element(page.getByRole('region', { name: 'Notifications' }))
    .toMatchTextContent(/updated/);
  await expect.element(bio).toHaveValue('Slow');
  expect(backend.called('PUT')).toHaveLength(1);
});
