import { expect, signedInTest as test } from '../support/test.ts';

const lists = [
  { path: 'users', call: 'users', empty: 'No Data To show.' },
  { path: 'posts', call: 'posts', empty: 'No Posts To Show.' },
  { path: 'certifications', call: 'certificates', empty: 'No Certificate To Show.' },
  { path: 'booklog', call: 'divelogs', empty: 'No Dive logs To Show.' },
  { path: 'tickets', call: 'tickets', empty: 'No Tickets To Show.' },
];

for (const { path, call, empty } of lists) {
  test(`${path}: a page beyond the last is not shown as empty before the last page has loaded`, async ({
    page,
  }) => {
    const last = Promise.withResolvers<void>();
    await page.route(`**/api/${call}?*`, async (route) => {
      if (!route.request().url().includes('page=999')) await last.promise;
      await route.fallback();
    });
    await page.goto(`/admin/${path}?page=999`);
    await page.waitForURL(/\?page=(?!999$)\d+$/);
    await expect(page.getByText(empty)).toBeHidden();
    last.resolve();
    await expect(page.getByRole('button', { name: 'Next Page' })).toBeDisabled();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByText(empty)).toBeHidden();
  });
}
