import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aPost, many } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { bar, boxes, selectButton, selected, selectThisPage } from '../../../../tests/selection.ts';

const cards = page.getByRole('article');
const extend = '{Shift>}X{/Shift}';

async function openPosts(count = 14) {
  const posts = many(count, (n) => aPost({ content: n === count ? 'A reef' : `Dive ${n}` }));
  const panel = await renderPage('/admin/posts', { records: { posts } });
  await expect.poll(() => cards.elements().length).toBe(6);
  return panel;
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

it('by keyboard: x starts, toggles and extends, b goes to the actions, Escape leaves', async () => {
  await openPosts();
  await press('j', 'x');
  await expect.element(selected).toHaveTextContent('1 selected');
  await expect.element(boxes.first()).toBeChecked();
  await press('j', 'j', extend);
  await expect.element(selected).toHaveTextContent('3 selected');
  await press('x');
  await expect.element(selected).toHaveTextContent('2 selected');
  await press('b');
  await expect.element(bar.getByRole('button', { name: 'Disable' })).toHaveFocus();
  await press('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  expect(boxes.elements()).toHaveLength(0);
});

it('x without a focused item goes to the first one', async () => {
  await openPosts();
  await press('x');
  await expect.element(bar).toBeVisible();
  await expect.element(cards.first().getByRole('link').first()).toHaveFocus();
  await press('x');
  await expect.element(selected).toHaveTextContent('1 selected');
});

it.each(['#', '{Delete}'])(
  'Ctrl+A selects the page, then all matches; %s asks to delete them',
  async (key) => {
    await openPosts();
    await press('x');
    await expect.element(bar).toBeVisible();
    await press('{Control>}a{/Control}');
    await expect.element(selected).toHaveTextContent('6 selected');
    await press('{Control>}a{/Control}');
    await expect.element(selected).toHaveTextContent('14 selected');
    await press(key);
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/14 posts/);
  },
);

it('Ctrl+A selects the items of the page, not its text', async () => {
  await openPosts();
  await press('x');
  await expect.element(bar).toBeVisible();
  await press('{Control>}a{/Control}');
  await expect.element(selected).toHaveTextContent('6 selected');
  expect(getSelection()?.toString()).toBe('');
});

it('the keys are in the list of shortcuts', async () => {
  await openPosts();
  await press('x');
  await expect.element(bar).toBeVisible();
  await press('?');
  const keys = page.getByRole('dialog');
  await expect.element(keys.getByText('Select up to this item')).toBeVisible();
  await expect.element(keys.getByText('Act on the selected items')).toBeVisible();
  await expect.element(keys).toMatchTextContent(/Delete the selected items#Delete/);
});

it('a click toggles instead of opening, Shift and a click extends, Enter opens', async () => {
  const { address, goBack } = await openPosts();
  await selectButton.click();
  await expect.poll(() => boxes.elements().length).toBe(6);
  await cards.first().getByRole('link').first().click();
  await expect.element(selected).toHaveTextContent('1 selected');
  await cards.nth(4).click({ modifiers: ['Shift'] });
  await expect.element(selected).toHaveTextContent('5 selected');
  await boxes.nth(5).click({ modifiers: ['Shift'] });
  await expect.element(selected).toHaveTextContent('6 selected');
  await boxes.nth(5).click();
  await expect.element(selected).toHaveTextContent('5 selected');
  expect(address()).toBe('/admin/posts');
  cards.first().getByRole('link').first().element().focus();
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/admin\/posts\/[^/]+\?at=/);
  await expect.element(bar).not.toBeInTheDocument();
  // To look at an item does not lose the selection.
  goBack();
  await expect.element(selected).toHaveTextContent('5 selected');
});

it('the page can be selected when its items have arrived, not before', async () => {
  const posts = many(14, (n) => aPost({ content: `Dive ${n}` }));
  const backend = new Backend({ posts });
  const held = backend.hold('GET /posts');
  await renderPage('/admin/posts', { backend });
  await selectButton.click();
  const wholePage = bar.getByRole('checkbox', { name: 'Select this page' });
  await expect.element(wholePage).toBeDisabled();
  held.release();
  await wholePage.click();
  await expect.element(selected).toHaveTextContent('6 selected');
});

it('the selection is kept on other pages, and ends with a search', async () => {
  const { address } = await openPosts();
  await selectButton.click();
  await boxes.first().click();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(address).toBe('/admin/posts?page=2');
  await expect.element(cards.first().getByText('Dive 7', { exact: true })).toBeVisible();
  await expect.element(boxes.first()).not.toBeChecked();
  await bar.getByRole('checkbox', { name: 'Select this page' }).click();
  await expect.element(selected).toHaveTextContent('7 selected');
  await page.getByRole('button', { name: 'Previous Page' }).click();
  await expect.element(cards.first().getByText('Dive 1', { exact: true })).toBeVisible();
  await expect.element(boxes.first()).toBeChecked();
  await page.getByRole('searchbox').fill('reef');
  await expect.poll(address).toContain('search=reef');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(cards.first().getByText('A reef', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect.element(cards.first().getByText('Dive 1', { exact: true })).toBeVisible();
  await expect.element(selectButton).toHaveAttribute('aria-pressed', 'false');
  await expect.element(bar).not.toBeInTheDocument();
});

it('all matches are read page by page, up to 500', async () => {
  const { backend } = await openPosts(501);
  await selectThisPage();
  await bar.getByRole('button', { name: 'The first 500 of 501 matches' }).click();
  await expect.element(selected).toHaveTextContent('500 selected');
  await expect.element(bar.getByText('At most 500 at once.')).toBeVisible();
  const read = backend.called('GET /posts?').filter((call) => call.includes('limit=100'));
  expect(read).toHaveLength(5);
});

it('all matches that arrive after the selection was left are not added to the next one', async () => {
  const { backend } = await openPosts();
  await selectThisPage();
  const held = backend.hold('GET /posts');
  await bar.getByRole('button', { name: 'All 14 matches' }).click();
  await held.arrived();
  await press('{Escape}');
  await selectButton.click();
  await boxes.first().click();
  held.release();
  await boxes.nth(1).click();
  await expect.element(selected).toHaveTextContent('2 selected');
});
