import { bar, runBulkAction } from '../support/selection.ts';
import { specTest as test } from '../support/spec-test.ts';
import { expect } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

test("without the calls for many, the specification's calls are used; what is gone counts as done", async ({
  page,
}) => {
  await page.goto('/admin/posts');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  const deletes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletes.push(request.url());
  });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await bar(page).getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(bar(page).getByRole('button', { name: 'All matches' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Disable' })).toBeHidden();
  // Somebody else deletes one of them meanwhile.
  await page.route(/\/api\/posts\/[^/]+$/, async (route) => {
    if (deletes.length === 2) await route.fetch();
    await route.continue();
  });
  await runBulkAction(page, 'Delete');
  await expect(toast(page, '6 posts deleted.')).toBeVisible();
  expect(new Set(deletes).size).toBe(6);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
});
