import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPost, aTicket, aUser, many } from '../../tests/backend/records.ts';
import { boxOf, expectInReach, overflow } from '../../tests/phone.ts';
import { renderPage } from '../../tests/render-page.tsx';

const users = () => many(12, (n) => aUser({ username: `a.rather.long.name.of.diver.${n}` }));

it('the sidebar is in a drawer that closes when a link is clicked', async () => {
  const { address } = await renderPage('/admin/dashboard', { size: 'phone' });
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await expect.element(menu).toBeVisible();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Users' }).click();
  await expect.poll(address).toBe('/admin/users');
  await expect.element(drawer).not.toBeInTheDocument();
});

it.each(['/admin/dashboard', '/admin/users', '/admin/settings?edit'])(
  'nothing is wider than the window, down to 320 px: %s',
  async (address) => {
    const records = { users: users(), posts: many(5, () => aPost()), tickets: [aTicket()] };
    const { backend } = await renderPage(address, { size: 'phone', records });
    await page.viewport(320, 640);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => backend.calls.length).toBeGreaterThan(0);
    await expect.element(page.getByText(/Loading/)).not.toBeInTheDocument();
    expect(page.getByRole('main').getByRole('heading').elements().length).toBeGreaterThan(0);
    await expect.poll(() => document.documentElement.clientWidth).toBe(320);
    expect(overflow()).toBe(0);
  },
);

it.each([
  ['users', 'en'],
  ['posts', 'en'],
  ['posts', 'ar'],
  ['tickets', 'ar'],
] as const)('the list of %s begins within 200 px: %s', async (list, locale) => {
  const records = { users: users(), posts: many(5, () => aPost()), tickets: [aTicket()] };
  await renderPage(`/admin/${list}`, { size: 'phone', locale, records });
  const first = list === 'users' ? page.getByRole('table') : page.getByRole('article').first();
  await expect.element(first).toBeVisible();
  expect(boxOf(first).top).toBeLessThanOrEqual(200);
});

it('what a list is rarely used for is in a menu above the bar', async () => {
  await renderPage('/admin/posts', { size: 'phone', records: { posts: [aPost()] } });
  const download = page.getByRole('button', { name: 'Download CSV' });
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(download).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectInReach(download);
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await expect.poll(() => boxOf(page.getByRole('article')).height).toBeLessThan(200);
});

it('the room for names in a list ends before the buttons in its corner', async () => {
  await renderPage('/admin/users', { size: 'phone', records: { users: users() } });
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  const button = row.getByRole('link', { name: /^Edit/ });
  await expect.element(button).toBeVisible();
  for (const width of [320, 390, 600]) {
    await page.viewport(width, 844);
    const name = row.getByRole('rowheader').element().firstElementChild;
    const end = name?.getBoundingClientRect().right;
    expect(end, `${width} px`).toBeLessThan(boxOf(button).left);
  }
});

it('the status of a ticket is in sight, its conversation before its reporter, and its Delete button last', async () => {
  const ticket = aTicket();
  await renderPage(`/admin/tickets/${ticket.id}`, {
    size: 'phone',
    records: { tickets: [ticket] },
  });
  const parts = [
    page.getByRole('heading', { level: 2 }).first(),
    page.getByRole('textbox', { name: 'Reply to the reporter' }),
    page.getByRole('link', { name: 'View Reporter Profile' }),
    page.getByRole('button', { name: 'Delete Ticket' }),
  ];
  for (const part of parts) await expect.element(part).toBeVisible();
  const tops = parts.map((part) => boxOf(part).top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeInViewport();
});
