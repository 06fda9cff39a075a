import { waitForCode } from '../support/fetched-code.ts';
import { refuseStream } from '../support/live.ts';
import { expect, signedInTest as test } from '../support/test.ts';

test('offline, a shortcut to a page that is not loaded shows a message', async ({
  page,
  context,
}) => {
  await refuseStream(context);
  await page.goto('/admin/users');
  await page.getByRole('searchbox').focus();
  await waitForCode(page, ['timed-toaster']);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByText('this page was not fetched before: Tickets.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
});
