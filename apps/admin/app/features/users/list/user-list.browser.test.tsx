import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aUser, many } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const users = () => many(30, (n) => aUser({ fullName: `Diver ${n}`, isVerified: n % 2 === 0 }));
const open = (query = '') => renderPage(`/admin/users${query}`, { records: { users: users() } });

const next = page.getByRole('button', { name: 'Next Page' });
const previous = page.getByRole('button', { name: 'Previous Page' });
const search = page.getByRole('searchbox', { name: 'Search users' });

it("the list shows nine rows, the count and the list's age", async () => {
  const { backend } = await open();
  const table = page.getByRole('table', { name: 'Users' });
  await expect.element(page.getByText('31 users')).toBeVisible();
  expect(document.title).toBe('Users · Buddyline');
  await expect.element(page.getByText('Manage and monitor user accounts')).toBeVisible();
  const headers = table.getByRole('columnheader').elements();
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'User',
    'Username',
    'Email',
    'Actions',
  ]);
  expect(table.getByRole('row').elements()).toHaveLength(10);
  expect(table.getByText(/^Verified$/).elements()).toHaveLength(4);
  expect(table.getByText(/^Not Verified$/).elements()).toHaveLength(5);
  await expect.element(page.getByText('Updated now')).toBeVisible();
  const before = backend.called('GET /users?').length;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => backend.called('GET /users?').length).toBe(before + 1);
});

it('search is written to the URL, can be removed, and Back restores it', async () => {
  const { address, goBack } = await open('?page=2');
  await expect.element(search).toHaveAttribute('placeholder', 'Search...');
  await search.fill('admin');
  await expect.poll(address).toBe('/admin/users?search=admin');
  await expect.element(page.getByRole('table').getByText('admin@buddyline.example')).toBeVisible();
  await expect.element(page.getByText('1 user', { exact: true })).toBeVisible();
  goBack();
  await expect.poll(address).toBe('/admin/users?page=2');
  await expect.element(search).toHaveValue('');
  history.forward();
  await expect.poll(address).toBe('/admin/users?search=admin');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/admin/users');
  await expect.element(search).toHaveValue('');
  await expect.element(search).toHaveFocus();
});

it('the pages can be changed forward, back and by number', async () => {
  const { address } = await open();
  const number = page.getByLabelText(/^Current Page/);
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(previous).toBeDisabled();
  await next.click();
  await expect.poll(address).toBe('/admin/users?page=2');
  await previous.click();
  await expect.poll(address).toBe('/admin/users?page=1');
  await expect.element(number).toHaveValue(1);
  await number.fill('3');
  await expect.poll(address).toBe('/admin/users?page=3');
  await expect.element(page.getByText('Diver 19', { exact: true })).toBeVisible();
  await number.fill('9999');
  await expect.element(page.getByText('There are pages 1 to 4.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveValue(9999);
  await userEvent.tab();
  await expect.element(number).toHaveValue(3);
  expect(address()).toBe('/admin/users?page=3');
});

it.each(['abc', '-2'])('the page %s becomes 1', async (wanted) => {
  const { address } = await open(`?page=${wanted}`);
  await expect.poll(address).toBe('/admin/users?page=1');
  await expect.element(page.getByText('Diver 1', { exact: true })).toBeVisible();
});

it('a page beyond the last becomes the last', async () => {
  const { address } = await open('?page=9999');
  await expect.poll(address).toBe('/admin/users?page=4');
  await expect.element(page.getByText('Diver 28', { exact: true })).toBeVisible();
  await expect.element(next).toBeDisabled();
});

it('a click anywhere in a row opens the profile', async () => {
  const { address, backend } = await open();
  await page.getByRole('row').nth(2).getByRole('cell').nth(1).click();
  await expect.poll(address).toBe(`/admin/users/${backend.records.users[1]?.id}/posts`);
  await expect.element(page.getByRole('heading', { name: 'User Profile' })).toHaveFocus();
});
