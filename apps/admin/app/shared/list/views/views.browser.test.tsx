import type { SavedView } from '@buddyline/domain/saved-view';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aTicket, nextId } from '../../../../tests/backend/records.ts';
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

const aView = (name: string, query: string): SavedView => ({
  id: nextId(),
  list: 'tickets',
  name,
  query,
  isShared: false,
  isOwn: true,
  canEdit: true,
  ownerName: 'Ada Marsh',
});
const views = page.getByRole('navigation', { name: 'Views' });

async function openTickets() {
  const backend = new Backend({ tickets: [aTicket(), aTicket({ status: 'CLOSED' })] });
  backend.records.views.push(
    aView('Open ones', 'status=OPEN'),
    aView('Closed ones', 'status=CLOSED'),
  );
  const panel = await renderPage('/admin/tickets', { backend });
  await expect.element(views).toBeVisible();
  return panel;
}

it('views are a click away above the list, and the open one is named', async () => {
  const { address } = await openTickets();
  await views.getByRole('link', { name: 'Open ones' }).click();
  await expect.poll(address).toBe('/admin/tickets?status=OPEN');
  const open = views.getByRole('link');
  await expect.element(open).toHaveTextContent('Open ones');
  await expect.element(open).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('button', { name: 'Status: Open Remove' })).toBeVisible();
});

it('v and Enter open the first view', async () => {
  const { address } = await openTickets();
  await userEvent.keyboard('v');
  const dialog = page.getByRole('dialog', { name: 'Views' });
  await expect.element(dialog.getByRole('link', { name: 'Open ones' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/admin/tickets?status=OPEN');
});

it('a list without a search or filter cannot be saved, and says why', async () => {
  await renderPage('/admin/tickets?enabled=false', { records: { tickets: [aTicket()] } });
  await expect.element(opener).toBeVisible();
  await userEvent.keyboard('v');
  const dialog = page.getByRole('dialog', { name: 'Views' });
  await expect.element(dialog.getByText(/^Search or filter the list first/)).toBeVisible();
  expect(dialog.getByLabelText('Name of the view').elements()).toEqual([]);
});

it('a view without a name is not saved, and one is saved as the list shows it', async () => {
  const { backend } = await renderPage('/admin/tickets?status=OPEN&page=2', {
    records: { tickets: [aTicket()] },
  });
  await expect.element(opener).toBeVisible();
  await userEvent.keyboard('v');
  const dialog = page.getByRole('dialog', { name: 'Views' });
  const name = dialog.getByLabelText('Name of the view');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent(/Give it a name\./);
  await expect.element(name).toHaveFocus();
  await name.fill('Open ones');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect
    .element(views.getByRole('link', { name: 'Open ones' }))
    .toHaveAttribute('href', '/admin/tickets?status=OPEN');
  expect(backend.records.views).toMatchObject([{ name: 'Open ones', isOwn: true }]);
});

it.each([
  ['users', 'Suspended users', 'suspended=true'],
  ['certifications', 'Unverified divers', 'verified=false'],
  ['posts', 'Disabled posts', 'hidden=true'],
  ['booklog', 'Worth a check', 'findings=true'],
  ['tickets', 'Unassigned', 'taken=nobody'],
  ['tickets', 'My tickets', 'taken=mine'],
])(
  'the list of %s has the ready-made view %s, which is stored nowhere',
  async (list, name, query) => {
    const { address, backend } = await renderPage(`/admin/${list}`, { backend: new Backend() });
    await opener.click();
    await page.getByRole('dialog', { name: 'Views' }).getByRole('link', { name }).click();
    await expect.poll(address).toBe(`/admin/${list}?${query}`);
    expect(backend.records.views).toEqual([]);
  },
);
