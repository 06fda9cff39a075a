import { expect, dashboardTest as test } from '../support/test.ts';

test('Refresh refetches the figures without a layout shift', async ({ page }) => {
  const shifts: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('shift')) shifts.push(message.text());
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.log(`shift ${JSON.stringify(entry)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/admin/dashboard');
  await expect(
    page.getByRole('region', { name: 'Recent Posts' }).getByRole('listitem'),
  ).toHaveCount(5);
  const refreshed = page.waitForResponse('**/api/dashboard');
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await refreshed).ok()).toBe(true);
  await expect(page.getByText('Updated now')).toBeVisible();
  expect(shifts).toEqual([]);
});
