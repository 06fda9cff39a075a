import { expect, dashboardTest as test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the sidebar is in a drawer that closes when a link is clicked', async ({ page }) => {
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Users' }).click();
  await page.waitForURL('**/admin/users');
  await expect(drawer).toBeHidden();
});

test('nothing is wider than the window, down to 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/admin/dashboard', '/admin/users', '/admin/settings?edit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Loading/)).toBeHidden();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('the confirm popup keeps a margin', async ({ page }) => {
  await page.goto('/admin/users');
  await page
    .getByRole('button', { name: /^Delete user @/ })
    .first()
    .click();
  const box = await page.getByRole('alertdialog').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390 - 32);
});

test('the room for names in a list ends before the buttons in its corner', async ({ page }) => {
  await page.goto('/admin/users');
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 844 });
    const header = row.getByRole('rowheader');
    const end = await header.evaluate(
      ({ firstElementChild: name }) => name?.getBoundingClientRect().right,
    );
    const button = await row.getByRole('link', { name: /^Edit/ }).boundingBox();
    expect(end, `${width} px`).toBeLessThan(button?.x ?? 0);
  }
});
