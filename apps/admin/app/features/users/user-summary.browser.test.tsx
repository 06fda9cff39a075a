import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

it('a profile says each fact once, and has one button to copy the address and one for the ID', async () => {
  const mira = aUser({ username: 'mira', lastActiveAt: new Date().toISOString() });
  await renderPage(`/admin/users/${mira.id}/posts`, { records: { users: [mira] } });
  const main = page.getByRole('main');
  await expect.element(main.getByLabelText('Verification')).toBeDisabled();
  await expect.element(main.getByText('Member since')).toBeVisible();
  await expect.element(main.getByText('Active now')).toBeVisible();
  expect(main.getByText('Last seen').elements()).toHaveLength(0);
  const names = main.getByText(/^@mira$|^Mira Haddad$/);
  expect(names.elements().map(({ textContent }) => textContent)).toEqual(['@mira', 'Mira Haddad']);
  await expect.element(main.getByRole('heading', { name: 'Mira Haddad' })).toBeVisible();
  const address = main.getByText('mira@example.org').element().parentElement;
  const copyEmail = main.getByRole('button', { name: 'Copy email', exact: true });
  const copyId = main.getByRole('button', { name: 'Copy user ID', exact: true });
  await expect.element(copyEmail).toBeVisible();
  await expect.element(copyId).toBeVisible();
  expect(address?.contains(copyEmail.element())).toBe(true);
  expect(address?.contains(copyId.element())).toBe(false);
});
