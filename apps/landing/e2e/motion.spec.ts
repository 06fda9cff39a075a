import { expect, type Page, test } from '@playwright/test';
import { readGauge } from './drawn-parts.ts';

/** Play states of the endless time-based animations. */
function playStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const timeBased = document.getAnimations().filter((one) => one.timeline === document.timeline);
    const endless = timeBased.filter((one) => one.effect?.getTiming().iterations === Infinity);
    return [...new Set(endless.map(({ playState }) => playState))];
  });
}

for (const path of ['/', '/old', '/nowhere']) {
  test(`${path}: automatic motion can be paused and resumed without a script`, async ({ page }) => {
    await page.goto(path);
    const pause = page.getByRole('checkbox', { name: 'Pause the motion' });
    expect(await playStates(page)).toEqual(['running']);
    await pause.press('Space');
    expect(await playStates(page)).toEqual(['paused']);
    await pause.press('Space');
    expect(await playStates(page)).toEqual(['running']);
  });
}

test('the gauge keeps counting while motion is paused', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Pause the motion' }).check();
  await page.getByRole('link', { name: 'Dive Logs' }).first().click();
  await expect.poll(() => readGauge(page)).toBeGreaterThan(10);
});

test('with reduced motion nothing moves, and there is no pause switch', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Pause the motion' })).toBeHidden();
  expect(await playStates(page)).toEqual([]);
});

test('the first Tab skips to the content', async ({ page }) => {
  await page.goto('/');
  // Before its first frame nothing of the page can be focused.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Pause the motion' })).toBeFocused();
});
