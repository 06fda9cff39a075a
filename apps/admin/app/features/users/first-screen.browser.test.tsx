import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';

it('a profile shows its tabs on the first screen', async () => {
  const mira = aUser();
  await renderPage(`/admin/users/${mira.id}/posts`, { records: { users: [mira] } });
  await page.viewport(1440, 900);
  await expect.element(page.getByLabelText('Bio')).toBeDisabled();
  // Below the figures of the person.
  await expect.element(page.getByText('Member since')).toBeVisible();
  const tabs = page.getByRole('tablist');
  await expect.element(tabs).toBeVisible();
  expect(tabs.element().getBoundingClientRect().top).toBeLessThan(480);
});
