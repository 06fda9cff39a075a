import { expect, type Page, test } from '@playwright/test';
import { readGauge } from './drawn-parts.ts';

/** States of the animations that go by the clock, of which there are some on every page. */
function clockStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const byClock = document.getAnimations().filter((one) => one.timeline === document.timeline);
    const endless = byClock.filter((one) => one.effect?.getTiming().iterations === Infinity);
    return [...new Set(endless.map(({ playState }) => playState))];
  });
}

for (const path of ['/', '/old', '/nowhere']) {
  test(`${path}: what moves by itself can be halted and goes on again, without a script`, async ({
    page,
  }) => {
    await page.goto(path);
    const pause = page.getByRole('checkbox', { name: 'Pause the motion' });
    expect(await clockStates(page)).toEqual(['running']);
    await pause.press('Space');
    expect(await clockStates(page)).toEqual(['paused']);
    await pause.press('Space');
    expect(await clockStates(page)).toEqual(['running']);
  });
}

test('the gauge counts on while the motion is halted', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Pause the motion' }).check();
  await page.getByRole('link', { name: 'Dive Logs' }).first().click();
  await expect.poll(() => readGauge(page)).toBeGreaterThan(10);
});

test('nothing moves and nothing can be halted where reduced motion is asked for', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Pause the motion' })).toBeHidden();
  expect(await clockStates(page)).toEqual([]);
});

test('the first Tab skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Pause the motion' })).toBeFocused();
});
