import { lowContrastTexts } from '@buddyline/tests/contrast';
import { expect, type Page, test } from '@playwright/test';
import { rulerSelector } from './drawn-parts.ts';
import { disableScrollTimelines } from './disable-scroll-timelines.ts';
import { pauseAnimations } from './pause-animations.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Wide enough for open water on both sides of the column. */
const wide = { width: 2560, height: 1300 };

for (const [path, viewport, parts] of [
  ['/', desk, 1],
  ['/', phone, 1],
  // A step takes twice as long as on a desk.
  ['/', wide, 2],
  ['/ar', desk, 1],
  ['/ar', phone, 1],
] as const) {
  for (let part = 0; part < parts; part += 1) {
    test(`${path} at ${viewport.width} px, part ${part + 1} of ${parts}: text has enough contrast with the water`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await pauseAnimations(page);
      const tops = topsTo(await bottomOf(page), viewport.height * 0.6);
      const share = Math.ceil(tops.length / parts);
      for (const top of tops.slice(part * share, (part + 1) * share)) {
        expect(await lowContrastTextsAt(page, top), `at ${top}`).toEqual([]);
      }
    });
  }
}

test.describe('in a browser without scroll-driven animations', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

  test('text has enough contrast with the water on the whole page', async ({ page }) => {
    await disableScrollTimelines(page);
    await page.goto('/');
    await pauseAnimations(page);
    const bottom = await bottomOf(page);
    for (let top = 0; top < bottom + 800; top += 800) {
      expect(await lowContrastTextsAt(page, top), `at ${top}`).toEqual([]);
    }
  });
});

/** The lowest scroll position. */
function bottomOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
}

/** Scroll positions: steps from the top of each quarter of the page to the next, and the bottom. */
function topsTo(bottom: number, step: number): number[] {
  const tops: number[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const first = (bottom * quarter) / 4;
    for (let top = first; top < first + bottom / 4; top += step) tops.push(top);
  }
  return [...tops, bottom];
}

/** Ignores the decorative ruler, and the top 76 px, where the header covers other text. */
function lowContrastTextsAt(page: Page, top: number): Promise<string[]> {
  return lowContrastTexts(page, top, { ignored: rulerSelector, headerHeight: 76 });
}
