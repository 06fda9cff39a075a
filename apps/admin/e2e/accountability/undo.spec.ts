import { openPosts, popup } from '../support/selection.ts';
import { expect, signedInTest as test } from '../support/test.ts';
import { keepToast } from '../support/toasts.ts';

test('a deleted post is undone from its toast, and gets the focus', async ({ page }) => {
  const cards = await openPosts(page);
  const words = await cards.nth(1).getByRole('link').first().textContent();
  await cards
    .nth(1)
    .getByRole('button', { name: /^Delete post/ })
    .click();
  await expect(popup(page).getByText('You can restore it for 30 days.')).toBeVisible();
  await popup(page).getByRole('button', { name: 'Confirm' }).click();
  await keepToast(page, 'Post deleted.');
  await expect(page.getByRole('main').getByText('Post deleted')).toBeVisible();
  await expect(cards.getByText(words ?? '', { exact: true })).toBeHidden();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(cards.nth(1).getByRole('link').first()).toBeFocused();
  await expect(cards.nth(1).getByRole('link').first()).toHaveText(words ?? '');
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('after a delete on its own page, the list offers to undo it, by z too', async ({ page }) => {
  const cards = await openPosts(page);
  const words = await cards.first().getByRole('link').first().textContent();
  await cards.first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Delete Post', exact: true }).click();
  await popup(page).getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/admin/posts');
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(cards.first().getByRole('link').first()).toHaveText(words ?? '');
  await expect(cards.first().getByRole('link').first()).toBeFocused();
});

test('a change on a page is undone there, with the line beside the breadcrumb', async ({
  page,
}) => {
  const cards = await openPosts(page);
  await cards.nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Disable Post' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Disable Post' })).toBeVisible();
});

test("if values have changed since, the server's sentence says so", async ({ page }) => {
  const sentence = 'The post was changed by somebody else in the meantime.';
  await page.route('**/api/activity/*/undo', (route) =>
    route.fulfill({ status: 409, json: { isSuccessful: false, message: sentence } }),
  );
  const cards = await openPosts(page);
  await cards.nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Disable Post' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('z takes back a status that is not saved yet, and not the change before it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/admin/tickets?status=OPEN');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'View Ticket' })).toBeFocused();
  let undone = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/undo')) undone += 1;
  });
  await page.keyboard.press('p');
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible();
  // The status is saved after a second.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('c');
  await expect(page.getByText('Escape keeps it: Pending')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Escape keeps it: Pending')).toBeHidden();
  await page.clock.resume();
  expect(undone).toBe(0);
  // Not by another `z`: typed this quickly it is part of a word.
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('OPEN');
  expect(undone).toBe(1);
});
