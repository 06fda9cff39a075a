import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('the first Tab skips to the content', async ({ page, postId }) => {
  await page.goto(`/posts/${postId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

for (const search of ['', '?lang=ar']) {
  test(`on a phone the app's buttons never cover the focused control${search}`, async ({
    page,
    posts,
  }) => {
    const id = await posts.write({ content: 'A wall of snapper.\n\n'.repeat(60) });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`/posts/${id}${search}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const controls = page.getByRole('link').or(page.getByRole('button'));
    const count = await controls.filter({ visible: true }).count();
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press('Tab');
      expect(await coveredFocus(page)).toBeNull();
    }
  });
}

/** The focused control, if something covers its middle or its lower edge. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const points = [top + height / 2, top + height - 2];
    const isCovered = points.some((y) => {
      const above = document.elementFromPoint(left + width / 2, y);
      return above !== null && !focused.contains(above) && !above.contains(focused);
    });
    return isCovered ? focused.textContent : null;
  });
}
