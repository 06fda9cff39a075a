import { expect, signedInTest as test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test('a confirmed delete shows a toast and refetches the list', async ({ page }) => {
  await page.goto('/admin/users');
  const remove = page.getByRole('button', { name: /^Delete user @/ }).last();
  const name = (await remove.getAttribute('aria-label'))?.replace('Delete user ', '') ?? '';
  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await remove.click();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText(/Deleted as well:|Nothing else belongs to this account\./);
  let askedAgain = false;
  page.on('request', (request) => {
    askedAgain ||= request.url().endsWith('/belongings');
  });
  await popup.getByRole('button', { name: 'Confirm' }).click();
  const { message } = (await (await answer).json()) as { message: string };
  await expect(toast(page, message)).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeHidden();
  expect(askedAgain).toBe(false);
});
