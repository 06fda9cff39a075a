import { opacityOf } from '@buddyline/tests/drawn-style';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { gaugeOf, legsOf, rulerOf } from './drawn-parts.ts';
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

test('no line is seen where the dark of the bottom begins between two pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar');
  await pauseAnimations(page);
  const lastLeg = legsOf(page).last();
  // A browser lays out in steps of 1/64 of a pixel, and paints whole ones.
  for (let step = 26; step < 38; step += 1) {
    const bottom = await lastLeg.evaluate((leg, offset) => {
      document.body.style.paddingTop = '0px';
      const at = leg.getBoundingClientRect().bottom + scrollY;
      document.body.style.paddingTop = `${1 + offset - (at % 1)}px`;
      return at;
    }, step / 64);
    await scrollDown(page, Math.floor(bottom) - 400);
    const clip = { x: 1, y: 390, width: 1, height: 20 };
    const rows = await brightnessOf(page, await page.screenshot({ clip }));
    expect(Math.min(...rows), rows.join(' ')).toBeGreaterThan(Math.max(...rows) - 8);
  }
});

/** The sum of the colours of each row of a picture that is one pixel wide. */
function brightnessOf(page: Page, picture: Buffer): Promise<number[]> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, 1, image.height) ?? {};
    return Array.from({ length: image.height }, (_, y) =>
      [0, 1, 2].reduce((sum, part) => sum + (data[y * 4 + part] ?? 0), 0),
    );
  }, picture.toString('base64'));
}
