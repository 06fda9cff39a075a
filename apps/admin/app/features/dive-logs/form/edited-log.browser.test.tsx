import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aDiveLog, aUser, ownedBy } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

it('the form of a dive log names the diver', async () => {
  const mira = aUser({ fullName: 'Mira Haddad' });
  const diveLogs = [aDiveLog(ownedBy(mira))];
  await renderPage('/admin/booklog', { records: { users: [mira], diveLogs } });
  await page.getByRole('list', { name: 'Dive Logs' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit Log' }).click();
  await expect.element(page.getByRole('heading', { name: 'Edit Dive Log' })).toBeVisible();
  await expect.element(page.getByText('logged by Mira Haddad')).toBeVisible();
});
