import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aPost, aUser, many } from '../../../tests/backend/records.ts';
import { boxOf } from '../../../tests/phone.ts';
import { renderPage } from '../../../tests/render-page.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const filters = page.getByRole('button', { name: 'Filters', exact: true });
const panel = page.getByRole('dialog', { name: 'Filters' });
const firstPost = page.getByRole('article').first();
const records = () => ({
  users: many(3, () => aUser()),
  posts: many(14, (n) => aPost({ content: `Dive ${n} at the reef` })),
});

async function openPosts(size: 'desktop' | 'phone' = 'desktop') {
  const backend = new Backend(records());
  backend.makeUndoable('DELETE /posts/:id');
  await renderPage('/admin/posts', { backend, ...(size === 'phone' && { size }) });
  await expect.element(firstPost).toBeVisible();
  // Another font has other widths.
  await document.fonts.ready;
}

/** Where the buttons are that are always there, and at which height the list begins. */
function places(): number[] {
  const buttons = [filters, button('Select'), button('Download CSV'), button('Refresh')];
  const boxes = buttons.map((one) => one.element().getBoundingClientRect());
  return [...boxes.flatMap(({ x, y }) => [x, y]), firstPost.element().getBoundingClientRect().y];
}

it('the filters open over the list, and Escape gives the focus back to their button', async () => {
  await openPosts();
  const before = places();
  await filters.click();
  await expect.element(panel.getByLabelText('Status')).toHaveFocus();
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  expect(places()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(filters).toHaveFocus();
});

it('a click outside closes the filters, and so does one on their button', async () => {
  await openPosts();
  await filters.click();
  await expect.element(panel).toBeVisible();
  await page.getByRole('heading', { name: 'Recent Posts' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await filters.click();
  await expect.element(panel).toBeVisible();
  await filters.click();
  await expect.element(panel).not.toBeInTheDocument();
});

it.each(['desktop', 'phone'] as const)('f opens the filters, Escape leads to %s', async (size) => {
  await openPosts(size);
  await userEvent.keyboard('f');
  await expect.element(panel.getByLabelText('Status')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(filters).toHaveFocus();
});

it.each([1440, 1024, 700])(
  'neither a chip nor Undo moves the list or a button, %i px wide',
  async (width) => {
    await openPosts();
    await page.viewport(width, 900);
    const before = places();
    await filters.click();
    await panel.getByLabelText('Status').selectOptions('Enabled');
    await expect.element(button('Enabled Remove')).toBeVisible();
    expect(places()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await firstPost.getByRole('button', { name: /^Delete post/ }).click();
    await button('Confirm').click();
    await expect.element(page.getByText('13 posts')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('button', { name: 'Undo' }))
      .toBeVisible();
    expect(places()).toEqual(before);
  },
);

it('on a phone a chip does not move the list, and many are in one line that scrolls', async () => {
  await openPosts('phone');
  const before = firstPost.element().getBoundingClientRect().y;
  await filters.click();
  await panel.getByLabelText('Status').selectOptions('Enabled');
  await panel.getByLabelText('Picture').selectOptions('Without a picture');
  await userEvent.keyboard('{Escape}');
  const chips = [button('Enabled Remove'), button('Without a picture Remove')];
  for (const chip of chips) await expect.element(chip).toBeVisible();
  const lines = new Set(chips.map((chip) => chip.element().getBoundingClientRect().y));
  expect(lines.size).toBe(1);
  expect(firstPost.element().getBoundingClientRect().y).toBe(before);
});

it('a search without a match is cleared from the empty list, which has no pages', async () => {
  await renderPage('/admin/users?search=nobody-is-called-like-this', { records: records() });
  await expect.element(page.getByText('No Data To show.')).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Pages of users' }).elements()).toEqual([]);
  await expect
    .element(page.getByText('Nothing matches “nobody-is-called-like-this”.'))
    .toBeVisible();
  await page.getByText('Clear the search', { exact: true }).click();
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

it('filters without a match are cleared from the empty list', async () => {
  const { address } = await renderPage('/admin/users?joinedFrom=2077-01-01', {
    records: records(),
  });
  await button('Show the whole list').click();
  await expect.poll(address).toBe('/admin/users');
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

it.each([
  ['desk', 'en', 'Select'],
  ['desk', 'ar', 'تحديد'],
  ['phone', 'en', 'Select'],
  ['phone', 'ar', 'تحديد'],
] as const)('a pressed Select ends with the list: %s, %s', async (size, locale, name) => {
  await renderPage('/admin/users', { records: records(), size, locale });
  const table = page.getByRole('table');
  const select = page.getByRole('button', { name, exact: true });
  await expect.element(table).toBeVisible();
  await select.click();
  await expect.element(select).toHaveAttribute('aria-pressed', 'true');
  const [pressed, list] = [boxOf(select), boxOf(table)];
  const beyond = locale === 'en' ? pressed.right - list.right : list.left - pressed.left;
  // The list has a border.
  expect(Math.abs(beyond)).toBeLessThanOrEqual(1);
});
