import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const pages = [
  { path: '/posts/1', heading: "A diver's post will open here", lang: 'en', dir: 'ltr' },
  { path: '/posts/1?lang=ar', heading: 'هنا سيُفتح منشور أحد الغواصين', lang: 'ar', dir: 'rtl' },
  { path: '/', heading: 'Shared posts surface here', lang: 'en', dir: 'ltr' },
  { path: '/nowhere', heading: 'Nothing at this depth', lang: 'en', dir: 'ltr' },
];

for (const { path, heading, lang, dir } of pages) {
  test(`${path} is right in the bytes, readable by all and runs no script`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    expect(await page.locator('script').count()).toBe(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test('the other language is one link away, on the same post', async ({ page }) => {
  await page.goto('/posts/1');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/posts\/1\?lang=ar$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/posts\/1$/);
});

test('a phone of 320 px needs no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/posts/1?lang=ar');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
