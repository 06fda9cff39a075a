import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTicket } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const opener = page.getByRole('button', { name: 'Views', exact: true });
const palette = page.getByRole('combobox', { name: 'Search everything' });

it('a backend without views shows none', async () => {
  const { backend } = await renderPage('/admin/tickets', {
    records: { features: [], tickets: [aTicket()] },
  });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(opener.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Search everything' }).click();
  await palette.fill('users');
  await expect.element(page.getByRole('option', { name: 'Users' })).toBeVisible();
  expect(backend.called('GET /views')).toEqual([]);
});

it('a view without a name is not saved, and one is saved as the list shows it', async () => {
  const { backend } = await renderPage('/admin/tickets?status=OPEN&page=2', {
    records: { tickets: [aTicket()] },
  });
  await expect.element(opener).toBeVisible();
  await userEvent.keyboard('v');
  const dialog = page.getByRole('dialog', { name: 'Views' });
  const name = dialog.getByLabelText('Name of the view');
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent(/Give it a name\./);
  await expect.element(name).toHaveFocus();
  await name.fill('Open ones');
  await userEvent.keyboard('{Enter}');
  const saved = dialog.getByRole('list', { name: 'Saved views' });
  await expect.element(saved).toMatchTextContent(/Open ones/);
  await expect
    .element(saved.getByRole('link', { name: 'Open ones' }))
    .toHaveAttribute('href', '/admin/tickets?status=OPEN');
  expect(backend.records.views).toMatchObject([{ name: 'Open ones', isOwn: true }]);
});
