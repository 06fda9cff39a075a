import { opacityOf } from '@buddyline/tests/drawn-style';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { gaugeOf, rulerOf } from './drawn-parts.ts';
import { pauseAnimations } from './pause-animations.ts';

async function boxOf(
  part: Locator,
): Promise<{ x: number; y: number; right: number; bottom: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x, y, right: x + width, bottom: y + height };
}

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  }, top);
}

for (const path of ['/', '/old']) {
  test(`${path}: with forced colours every button has an outline`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const name = /Download App|Begin the descent|App Store|Google Play/;
    for (const button of await page.getByRole('link', { name }).all()) {
      await expect(button).toHaveCSS('border', /^1px solid/);
    }
  });
}

test('in a low window the header scrolls away, and there is no gauge', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(gaugeOf(page)).toBeHidden();
  await scrollDown(page, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

for (const path of ['/', '/ar']) {
  test(`${path} at 390 px: the gauge keeps 12 px from the words`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const gauge = await boxOf(gaugeOf(page));
    for (const headline of await page.getByRole('heading', { level: 2 }).all()) {
      const words = await boxOf(headline);
      const between = path === '/' ? words.x - gauge.right : gauge.x - words.right;
      expect(between).toBeGreaterThanOrEqual(12);
    }
  });
}

test('the pause switch ends where the header does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const download = page.getByRole('banner').getByRole('link', { name: 'Download App' });
  const pause = await boxOf(page.getByText('Pause the motion'));
  expect(pause.right).toBeCloseTo((await boxOf(download)).right, 0);
});

test('no mark of the ruler is cut by the gauge or by the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await pauseAnimations(page);
  const mark = rulerOf(page).getByText('30 m', { exact: true });
  const { y: depth } = await boxOf(mark);
  const gauge = await boxOf(gaugeOf(page));
  const header = await boxOf(page.getByRole('banner'));
  for (const y of [gauge.bottom, gauge.y, gauge.y - 16, header.bottom, header.y]) {
    await scrollDown(page, depth - y);
    expect(await opacityOf(mark), `at ${y}`).toBe(0);
  }
  await scrollDown(page, depth - 700);
  expect(await opacityOf(mark)).toBeGreaterThan(0);
});
