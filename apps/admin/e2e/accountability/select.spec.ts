import type { Page } from '@playwright/test';
import { bar, openPosts } from '../support/selection.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const selected = (page: Page) => bar(page).getByRole('status');
const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Select .*@/ });

test('by keyboard: x starts, toggles and extends, a goes to the acts, Escape leaves', async ({
  page,
}) => {
  await openPosts(page);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(selected(page)).toHaveText('1 selected');
  await expect(boxes(page).first()).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(selected(page)).toHaveText('3 selected');
  await page.keyboard.press('x');
  await expect(selected(page)).toHaveText('2 selected');
  await page.keyboard.press('a');
  await expect(bar(page).getByRole('button', { name: 'Disable' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(boxes(page)).toHaveCount(0);
});

test('the keys are in the list of shortcuts', async ({ page }) => {
  await openPosts(page);
  await page.keyboard.press('x');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await expect(keys.getByText('Select up to this item')).toBeVisible();
  await expect(keys.getByText('Act on the selected items')).toBeVisible();
});

test('a click toggles instead of opening, Shift and a click extends, Enter opens', async ({
  page,
}) => {
  const cards = await openPosts(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(boxes(page)).toHaveCount(6);
  await cards.nth(0).getByRole('link').first().click();
  await expect(selected(page)).toHaveText('1 selected');
  await cards.nth(4).click({ modifiers: ['Shift'] });
  await expect(selected(page)).toHaveText('5 selected');
  await boxes(page)
    .nth(5)
    .click({ modifiers: ['Shift'] });
  await expect(selected(page)).toHaveText('6 selected');
  await boxes(page).nth(5).click();
  await expect(selected(page)).toHaveText('5 selected');
  expect(new URL(page.url()).pathname).toBe('/admin/posts');
  await cards.nth(0).getByRole('link').first().press('Enter');
  await page.waitForURL(/\/admin\/posts\/[^/]+$/);
  await expect(bar(page)).toBeHidden();
  // To look at an item does not lose the selection.
  await page.goBack();
  await expect(selected(page)).toHaveText('5 selected');
});

test('the selection is kept on other pages, and ends with a search', async ({ page }) => {
  const cards = await openPosts(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await boxes(page).first().check();
  await page.getByRole('button', { name: 'Next Page' }).click();
  await page.waitForURL('**/admin/posts?page=2');
  await expect(boxes(page).first()).not.toBeChecked();
  await bar(page).getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(selected(page)).toHaveText('7 selected');
  await page.getByRole('button', { name: 'Previous Page' }).click();
  await expect(boxes(page).first()).toBeChecked();
  await page.getByRole('searchbox').fill('reef');
  await page.waitForURL(/search=reef/);
  await expect(bar(page)).toBeHidden();
  await expect(cards.first()).toBeVisible();
});

test('all matches are read page by page, up to 500', async ({ page }) => {
  await openPosts(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await bar(page).getByRole('checkbox', { name: 'Select this page' }).check();
  await bar(page)
    .getByRole('button', { name: /^The first 500 of \d+ matches$/ })
    .click();
  await expect(selected(page)).toHaveText('500 selected');
  await expect(bar(page).getByText('At most 500 at once.')).toBeVisible();
});

const lists = [
  { path: 'users', acts: ['Suspend', 'Delete'] },
  { path: 'posts', acts: ['Disable', 'Enable', 'Delete'] },
  { path: 'certifications', acts: ['Delete'] },
  { path: 'booklog', acts: ['Delete'] },
  { path: 'tickets', acts: ['Open', 'Pending', 'Closed', 'Delete'] },
];

for (const { path, acts } of lists) {
  test(`${path}: every item has a box, and the bar has the acts of the noun`, async ({ page }) => {
    await page.goto(`/admin/${path}`);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(bar(page)).toBeVisible();
    const items = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!this page)/ });
    await expect.poll(() => items.count()).toBeGreaterThanOrEqual(6);
    const buttons = bar(page).getByRole('button', { name: /^(?!Leave)/ });
    await expect(buttons).toHaveText(acts);
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
    await items.nth(1).check();
    await expect(buttons.first()).toBeEnabled();
  });
}

test('users keep their four columns, and nobody selects their own account', async ({ page }) => {
  await page.goto('/admin/users?search=ada');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const own = page.getByRole('row').filter({ hasText: 'Ada Marsh' }).getByRole('checkbox');
  await expect(own).toBeDisabled();
  await bar(page).getByRole('checkbox', { name: 'Select this page' }).click();
  await expect(own).not.toBeChecked();
});

test("a person's tab has a select mode too", async ({ page }) => {
  const cards = await openPosts(page);
  await cards.first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'View Author Profile' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Select', exact: true }).click();
  await panel.getByRole('listitem').first().click();
  await expect(selected(page)).toHaveText('1 selected');
  await expect(panel.getByRole('listitem').first().getByRole('checkbox')).toBeChecked();
});

test('a user is opened and looked at without losing the selected users', async ({ page }) => {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('row').getByRole('checkbox').nth(2).check();
  await page.getByRole('row').nth(1).getByRole('link').first().press('Enter');
  // The person's tab is a list of its own, in which nothing is selected.
  await expect(page.getByRole('tabpanel')).toContainText('Updated now');
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
  await page.goBack();
  await expect(selected(page)).toHaveText('1 selected');
});
