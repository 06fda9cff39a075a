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
