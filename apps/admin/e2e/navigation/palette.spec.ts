import { expect, dashboardTest as test } from '../support/test.ts';

test('its code is fetched when it is first opened', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  const code = page.waitForRequest(/\/palette-[^/]+\.js$/);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await code;
});
