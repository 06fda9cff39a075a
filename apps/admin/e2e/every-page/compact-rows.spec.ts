import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../support/test.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Compact rows' });
const height = async (page: Page) =>
  (await page.getByRole('article').first().boundingBox())?.height ?? 0;

test('posts and tickets are rows where somebody chose so, after a reload too', async ({ page }) => {
  await page.goto('/admin/tickets');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await height(page)).toBeGreaterThan(200);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await height(page)).toBeLessThan(80);

  // The server renders rows: no card is seen before.
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.goto('/admin/posts');
  expect(await (await answer).text()).toContain('data-density="compact"');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await height(page)).toBeLessThan(80);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');

  await toggle(page).click();
  expect(await height(page)).toBeGreaterThan(200);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await height(page)).toBeGreaterThan(200);
});
