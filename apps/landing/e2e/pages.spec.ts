import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const pages = [
  { path: '/', heading: 'Go down together.', lang: 'en', dir: 'ltr', status: 200 },
  { path: '/ar', heading: 'انزلوا إلى الأعماق معًا.', lang: 'ar', dir: 'rtl', status: 200 },
  { path: '/nowhere', heading: 'Nothing at this depth', lang: 'en', dir: 'ltr', status: 404 },
];

for (const { path, heading, lang, dir, status } of pages) {
  test(`${path} is right in the bytes, readable by all and runs no script`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    expect(await page.locator('script').count()).toBe(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test('the other language is one link away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a phone of 320 px needs no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ar');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
