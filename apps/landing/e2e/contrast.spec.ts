import { lowContrastTexts } from '@buddyline/tests/contrast';
import { expect, type Page, test } from '@playwright/test';
import { rulerSelector } from './drawn-parts.ts';
import { disableScrollTimelines } from './disable-scroll-timelines.ts';
import { pauseAnimations } from './pause-animations.ts';

const parts = 4;

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Wide enough for open water on both sides of the column. */
const wide = { width: 2560, height: 1300 };

for (const [path, viewports] of [
  ['/', [desk, phone, wide]],
  ['/ar', [desk, phone]],
] as const) {
  for (const viewport of viewports) {
    for (let part = 0; part < parts; part += 1) {
      test(`${path} at ${viewport.width} px, part ${part + 1} of ${parts}: text has enough contrast with the water`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await pauseAnimations(page);
        const bottom = await page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        const first = (bottom * part) / parts;
        for (let top = first; top < first + bottom / parts; top += viewport.height * 0.6) {
          expect(await lowContrastTextsAt(page, top), `at ${top}`).toEqual([]);
        }
      });
    }
  }
}

test.describe('in a browser without scroll-driven animations', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

  test('text has enough contrast with the water on the whole page', async ({ page }) => {
    await disableScrollTimelines(page);
    await page.goto('/');
    await pauseAnimations(page);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; top < bottom; top += 800) {
      expect(await lowContrastTextsAt(page, top), `at ${top}`).toEqual([]);
    }
  });
});

/** Ignores the decorative ruler, and the top 76 px, where the header covers other text. */
function lowContrastTextsAt(page: Page, top: number): Promise<string[]> {
  return lowContrastTexts(page, top, { ignored: rulerSelector, headerHeight: 76 });
}
