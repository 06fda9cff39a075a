import { shifts } from '../support/tickets/shifts.ts';
import { administratorName } from '../support/sign-in.ts';
import { expect, signedInTest as test } from '../support/test.ts';

test('there is no layout shift on any list, on its next page, or on any detail page that is opened directly', async ({
  page,
}) => {
  test.slow();
  // High enough for a whole list with its pagination.
  await page.setViewportSize({ width: 1440, height: 1600 });
  for (const section of ['users', 'posts', 'certifications', 'booklog', 'tickets']) {
    await page.goto(`/admin/${section}`);
    const items = page.getByRole('row').or(page.getByRole('article'));
    const opensFirst = items.getByRole('link').first();
    const first = (await opensFirst.getAttribute('href')) ?? '';
    expect.soft(await shifts(page), section).toEqual([]);
    await page.getByRole('button', { name: 'Next Page' }).click();
    await page.waitForURL('**/*page=2');
    await expect(opensFirst).not.toHaveAttribute('href', first);
    expect.soft(await shifts(page), `${section}, next page`).toEqual([]);
    await page.goto(first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await shifts(page), `${section}, detail`).toEqual([]);
  }
});

for (const [language, logout] of [
  ['en', 'Logout'],
  ['ar', 'تسجيل الخروج'],
] as const) {
  test(`a late name moves nothing in the foot of the sidebar, ${language}`, async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route('**/api/users/*/profile', async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    // Without the cookie the server sends the fallback page, on which the name comes last.
    await page.context().clearCookies({ name: 'view' });
    await page.goto('/admin/posts');
    const button = page.getByRole('button', { name: logout });
    const foot = page.getByRole('complementary');
    await expect(foot).not.toContainText(administratorName);
    await page.evaluate(() => document.fonts.ready);
    const before = await button.boundingBox();
    late.resolve();
    await expect(foot).toContainText(administratorName);
    expect(await button.boundingBox()).toEqual(before);
  });
}

test('the number of items in the trash, known before the list, moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  const counted = page.waitForResponse('**/api/trash/counts');
  await page.route('**/api/users?*', async (route) => {
    await counted;
    // Time to show it.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await route.continue();
  });
  await page.goto('/admin/users');
  await expect(page.getByRole('main').getByRole('link', { name: /^Trash/ })).toBeVisible();
  expect(await shifts(page)).toEqual([]);
});
