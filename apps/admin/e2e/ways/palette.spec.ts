import type { Page } from '@playwright/test';
import { expect, dashboardTest as test } from '../support/test.ts';

async function openPalette(page: Page) {
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  return palette;
}

/** The id and name of a user in the list. */
async function someUser(page: Page, row: number): Promise<{ id: string; name: string }> {
  await page.goto('/admin/users');
  const link = page.getByRole('row').nth(row).getByRole('link').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  return { id, name: (await link.textContent()) ?? '' };
}

test('Ctrl+K goes to a page by its name, with the keyboard alone', async ({ page }) => {
  const palette = await openPalette(page);
  const field = palette.getByRole('combobox');
  await field.fill('dive');
  await expect(palette.getByRole('option', { name: 'Dive Logs' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field.press('Enter');
  await page.waitForURL('**/admin/booklog');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the arrows move through the listbox, and the field says which option is active', async ({
  page,
}) => {
  const palette = await openPalette(page);
  const field = palette.getByRole('combobox');
  const options = palette.getByRole('option');
  const activeIs = async (name: string) => {
    const id = await palette.getByRole('option', { name, exact: true }).getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  };
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await activeIs('Users');
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await activeIs('Keyboard shortcuts');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('text finds records of every kind, with a debounce', async ({ page }) => {
  await page.clock.install();
  const { name } = await someUser(page, 2);
  const palette = await openPalette(page);
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('search') || searchParams.has('query')) searches.push(pathname);
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await palette.getByRole('combobox').pressSequentially(name);
  await page.clock.runFor(299);
  expect(searches).toEqual([]);
  await page.clock.resume();
  await palette.getByRole('option', { name: `@${name}` }).click();
  await page.waitForURL('**/admin/users/*/posts');
  expect(searches.toSorted()).toEqual(
    ['certificates', 'divelogs', 'posts', 'tickets', 'users'].map((noun) => `/api/${noun}`),
  );
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeFocused();
  const again = await openPalette(page);
  await expect(again.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
});

test('a pasted id finds its record; between two profiles the heading is focused', async ({
  page,
}) => {
  const [first, second] = [await someUser(page, 2), await someUser(page, 3)];
  for (const { id, name } of [first, second]) {
    const palette = await openPalette(page);
    await palette.getByRole('combobox').fill(id);
    await expect(palette.getByRole('option')).toHaveCount(1);
    await expect(palette.getByRole('option')).toContainText(`@${name}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/users/${id}/posts`);
    await expect(page.getByRole('heading', { name: 'User Profile' })).toBeFocused();
  }
});

test('a pasted public link finds its post, and a link of the panel its page', async ({ page }) => {
  const answer = page.waitForResponse('**/api/posts?*');
  let palette = await openPalette(page);
  await palette.getByRole('combobox').fill('the');
  const { data } = (await (await answer).json()) as { data: { data: { id: string }[] } };
  const id = data.data[0]?.id ?? '';
  await palette.getByRole('combobox').fill(`https://share.example/posts/${id}`);
  await expect(palette.getByRole('group', { name: 'Posts' }).getByRole('option')).toHaveCount(1);
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/posts/${id}`);
  palette = await openPalette(page);
  await palette.getByRole('combobox').fill(new URL('/admin/tickets?page=2', page.url()).href);
  await palette.getByRole('option', { name: '/admin/tickets?page=2' }).click();
  await page.waitForURL('**/admin/tickets?page=2');
});

test('an empty result says so, and Escape restores the focus', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Search everything' });
  await opener.click();
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('combobox').fill('nobody-and-nothing-is-called-this');
  await expect(palette.getByText('Nothing was found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();
});

test('in Arabic, on an Arabic keyboard', async ({ page }) => {
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('document')).toHaveAttribute('dir', 'rtl');
  await page
    .getByRole('document')
    .dispatchEvent('keydown', { key: 'ن', code: 'KeyK', ctrlKey: true });
  const palette = page.getByRole('dialog', { name: 'البحث في كل شيء' });
  await palette.getByRole('combobox').fill('سجلات');
  await expect(palette.getByRole('option').first()).toHaveAccessibleName('سجلات الغوص');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/booklog');
});

test('its code is fetched when it is first opened', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  const code = page.waitForRequest(/\/palette-[^/]+\.js$/);
  await openPalette(page);
  await code;
});

test('recent items are cleared with the session', async ({ page }) => {
  const { id } = await someUser(page, 4);
  const palette = await openPalette(page);
  await palette.getByRole('combobox').fill(id);
  await palette.getByRole('option').click();
  await page.waitForURL('**/admin/users/*/posts');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/panel/login');
  expect(await page.evaluate(() => localStorage.getItem('recent_items'))).toBeNull();
});
