import { opacityOf } from '@buddyline/tests/drawn-style';
import { expect, dashboardTest as test } from '../support/test.ts';

test('a page stays readable until the next one has loaded, even on a slow network', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/user-list-page-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Users').click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => opacityOf(heading)).toBeCloseTo(0.4);
  await expect(heading).toHaveText('Dashboard');
  arrive();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect.poll(() => opacityOf(heading)).toBe(1);
});

test('an unknown address is a 404, inside the panel below /admin, in the chosen theme', async ({
  page,
}) => {
  await page.getByRole('radio', { name: 'Dark' }).check();
  const outside = await page.goto('/nothing-here');
  expect(outside?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'dark');
  const inside = await page.goto('/admin/nothing-here');
  expect(inside?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page.waitForURL('**/admin/dashboard');
});

test('the theme follows the system until one is chosen, and is remembered', async ({ page }) => {
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Like the system' }).check();
  await expect(page.getByRole('document')).not.toHaveAttribute('data-theme');
});

test("Back restores a list's page and scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto('/admin/users?page=3');
  await expect(page.getByRole('table')).toBeVisible();
  const last = page.getByRole('row').last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.click();
  await page.waitForURL('**/posts');
  await page.goBack();
  await page.waitForURL('**/admin/users?page=3');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
