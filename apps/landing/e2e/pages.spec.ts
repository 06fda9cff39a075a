import { findViolations } from '@buddyline/tests/axe';
import { headLinks, headMeta, scriptsOf, structuredData } from '@buddyline/tests/page-head';
import { expect, type Page, test } from '@playwright/test';
import { pauseAnimations } from './pause-animations.ts';

const pages = [
  { path: '/', heading: 'Go down together.', lang: 'en', status: 200 },
  { path: '/ar', heading: 'انزلوا إلى الأعماق معًا.', lang: 'ar', status: 200 },
  { path: '/old', heading: 'Go down together.', lang: 'en', status: 200 },
  { path: '/ar/old', heading: 'انزلوا إلى الأعماق معًا.', lang: 'ar', status: 200 },
  { path: '/help', heading: 'Help', lang: 'en', status: 200 },
  { path: '/ar/help', heading: 'المساعدة', lang: 'ar', status: 200 },
  { path: '/privacy', heading: 'Privacy policy', lang: 'en', status: 200 },
  { path: '/ar/privacy', heading: 'سياسة الخصوصية', lang: 'ar', status: 200 },
  { path: '/terms', heading: 'Terms', lang: 'en', status: 200 },
  { path: '/ar/terms', heading: 'الشروط', lang: 'ar', status: 200 },
  { path: '/nowhere', heading: 'Nothing at this depth', lang: 'en', status: 404 },
  { path: '/ar/nowhere', heading: 'لا شيء على هذا العمق', lang: 'ar', status: 404 },
];

const small = { width: 320, height: 640 };
/** A window of 1280 by 800 at 200 % has half of its pixels. */
const zoomed = { width: 640, height: 400 };

for (const { path, heading, lang, status } of pages) {
  test(`${path} has its language and heading, is accessible, fits narrow windows and runs no script`, async ({
    page,
  }) => {
    const errors: string[] = [];
    const scripts: string[] = [];
    page.on('console', (message) => {
      // The browser logs the 404 itself.
      if (message.type() === 'error' && status === 200) errors.push(message.text());
      if (message.text().includes('Content Security Policy')) errors.push(message.text());
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('document')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('document')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
    expect(await scriptsOf(page).count()).toBe(0);
    // Drawing them would take most of the time.
    await pauseAnimations(page);
    expect(await findViolations(page)).toEqual([]);
    for (const viewport of [small, zoomed]) await expectToFit(page, viewport);
    expect({ errors, scripts }).toEqual({ errors: [], scripts: [] });
  });
}

/** The page does not scroll sideways, and nothing is clipped. */
async function expectToFit(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  // Clipped overflow would not show in the scroll width.
  for (const link of await page.getByRole('banner').getByRole('link').all()) {
    if (await link.isVisible()) await expect(link).toBeInViewport({ ratio: 1 });
  }
}

test('the language link opens the same page in the other language', async ({ page }) => {
  await page.goto('/old');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/old$/);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/old$/);
});

test('each page links its alternates, its canonical URL and its preview picture', async ({
  page,
  request,
}) => {
  await page.goto('/ar/old');
  const alternates = headLinks(page, 'alternate');
  const languages = await alternates.evaluateAll((links) =>
    links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
  );
  expect(languages).toEqual([
    expect.stringMatching(/^en https?:\/\/\S+\/old$/),
    expect.stringMatching(/^ar https?:\/\/\S+\/ar\/old$/),
    expect.stringMatching(/^x-default https?:\/\/\S+\/old$/),
  ]);
  await expect(headLinks(page, 'canonical')).toHaveAttribute('href', /\/ar\/old$/);
  const picture = await headMeta(page, 'og:image').getAttribute('content');
  const answer = await request.get(new URL(picture ?? '').pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
});

test('search engines get structured data', async ({ page }) => {
  await page.goto('/');
  const kinds = (await structuredData(page)).map((data) => data['@type']);
  expect(kinds).toEqual(['Organization', 'MobileApplication']);
});

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false });
  test('links reach the end of the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Download App' }).click();
    await expect(page.getByRole('link', { name: 'App Store' })).toBeInViewport();
  });
});
