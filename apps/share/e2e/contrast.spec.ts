import { lowContrastTexts } from '@buddyline/tests/contrast';
import { expect, paint, test } from './support/test.ts';

const widths = [320, 390, 480, 640, 768, 820, 1024, 1180, 1280, 1440, 1920];

for (const search of ['', '?lang=ar']) {
  test(`text has enough contrast with the water at every width${search}`, async ({
    page,
    posts,
  }) => {
    const picture = await paint(page, 1200, 800);
    const id = await posts.write({ content: 'A wall of snapper, and one turtle.', picture });
    await page.goto(`/posts/${id}${search}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      // In a narrow window a bar covers the end of the page, except at the bottom.
      const last = width < 1024 ? bottom + 699 : bottom;
      for (let top = 0; top <= last; top += 700) {
        expect(await lowContrastTexts(page, top), `${width} px, at ${top}`).toEqual([]);
      }
    }
  });
}

test('text of a missing post has enough contrast with the water', async ({ page }) => {
  await page.goto('/posts/nope');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await lowContrastTexts(page, 0), `${width} px`).toEqual([]);
  }
});
