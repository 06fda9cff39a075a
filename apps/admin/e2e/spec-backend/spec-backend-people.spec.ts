import { specTest as test } from '../support/spec-test.ts';
import { expect } from '../support/test.ts';

test('nothing of suspensions, notes and sanctions shows or is asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/.*(?:standing|sanctions|\/notes|suspended)/.test(request.url()))
      asked.push(request.url());
  });
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  await page
    .getByRole('button', { name: /^Delete user @/ })
    .last()
    .click();
  const popup = page.getByRole('alertdialog', { name: 'Delete User' });
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('button')).toHaveText(['Cancel', 'Confirm']);
  await page.keyboard.press('Escape');
  await page.goto('/admin/users/2/posts');
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Take action' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeHidden();
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/admin/users/2/staff');
  await expect(page.getByText('404: there is no page at this address.')).toBeVisible();
  expect(asked).toEqual([]);
});
