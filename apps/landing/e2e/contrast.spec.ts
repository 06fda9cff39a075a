import { faintWords } from '@buddyline/tests/contrast';
import { expect, type Page, test } from '@playwright/test';
import { rulerSelector } from './drawn-parts.ts';
import { forgetScrollTimelines } from './forget-scroll-timelines.ts';
import { stopTheClock } from './stop-the-clock.ts';

const parts = 4;

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Where the column leaves wide water on both sides. */
const wide = { width: 2560, height: 1300 };

for (const [path, viewports] of [
  ['/', [desk, phone, wide]],
  ['/ar', [desk, phone]],
] as const) {
  for (const viewport of viewports) {
    for (let part = 0; part < parts; part += 1) {
      test(`${path} at ${viewport.width} px, part ${part + 1} of ${parts}: words stand out from the water`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await stopTheClock(page);
        const bottom = await page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        const first = (bottom * part) / parts;
        for (let top = first; top < first + bottom / parts; top += viewport.height * 0.6) {
          expect(await faintWordsAt(page, top), `at ${top}`).toEqual([]);
        }
      });
    }
  }
}

test.describe('in a browser without scroll-driven animations', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

  test('words stand out from the water all the way down', async ({ page }) => {
    await forgetScrollTimelines(page);
    await page.goto('/');
    await stopTheClock(page);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; top < bottom; top += 800) {
      expect(await faintWordsAt(page, top), `at ${top}`).toEqual([]);
    }
  });
});

/** The ruler repeats what each section says, as decoration; 76 px at the top are the header's, over other words. */
function faintWordsAt(page: Page, top: number): Promise<string[]> {
  return faintWords(page, top, { ignored: rulerSelector, headerHeight: 76 });
}
