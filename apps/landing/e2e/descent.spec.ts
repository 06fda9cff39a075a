import { expect, type Page, test } from '@playwright/test';
import { disableScrollTimelines } from './disable-scroll-timelines.ts';
import { pauseAnimations } from './pause-animations.ts';

const stops = [
  { id: 'features', metres: 5 },
  { id: 'community', metres: 12 },
  { id: 'dive-logs', metres: 18 },
  { id: 'about', metres: 30 },
  { id: 'download', metres: 40 },
];

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1024, height: 700 },
  { width: 320, height: 640 },
];

const languages = ['/', '/ar'];

function readGauge(page: Page): Promise<number> {
  return page
    .locator('.gauge')
    .evaluate((gauge) => Number(getComputedStyle(gauge).getPropertyValue('--metres')));
}

/** Scrolls the section to the middle of the window, and waits for the frame that shows it. */
async function centre(page: Page, id: string): Promise<void> {
  await page.locator(`section:has(#${id})`).evaluate(async (section) => {
    const { top, height } = section.getBoundingClientRect();
    const to = scrollY + top + height / 2 - innerHeight / 2;
    scrollTo({ top: to, behavior: 'instant' });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  });
}

for (const path of languages) {
  for (const viewport of windows) {
    test(`${path} at ${viewport.width} px: the line crosses no text, and the gauge shows the depth of the centred section`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await pauseAnimations(page);
      expect(await crossings(page)).toEqual([]);
      expect(await readGauge(page)).toBe(0);
      for (const { id, metres } of stops) {
        await centre(page, id);
        expect(await readGauge(page), id).toBe(metres);
        await expect(page.locator(`section:has(#${id})`)).toContainText(
          path === '/' ? `${metres} m` : `${metres} م`,
        );
      }
    });
  }
}

/** Texts that the coral line crosses or approaches within 4 px. */
function crossings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; box: DOMRect }[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isFixed = node.parentElement?.closest('header, .gauge');
      const text = node.textContent?.trim();
      if (!text || isFixed) continue;
      for (const box of range.getClientRects()) boxes.push({ text, box });
    }
    const found = new Set<string>();
    for (const path of document.querySelectorAll<SVGPathElement>('.strand path')) {
      const matrix = path.getScreenCTM();
      if (!matrix || path.getBoundingClientRect().height === 0) continue;
      const length = path.getTotalLength();
      for (let at = 0; at <= length; at += 2) {
        const point = path.getPointAtLength(at).matrixTransform(matrix);
        for (const { text, box } of boxes) {
          const beside = point.x < box.left - 4 || point.x > box.right + 4;
          if (!beside && point.y > box.top && point.y < box.bottom) found.add(text);
        }
      }
    }
    return [...found];
  });
}

test('each part of the line begins where the part above ends', async ({ page }) => {
  await page.goto('/');
  const ends = await page.locator('.strand-wide path').evaluateAll((paths) =>
    paths.map((path) => {
      if (!(path instanceof SVGPathElement)) throw new Error('no path');
      const matrix = path.getScreenCTM() ?? undefined;
      const first = path.getPointAtLength(0).matrixTransform(matrix);
      const last = path.getPointAtLength(path.getTotalLength()).matrixTransform(matrix);
      return { first: [first.x, first.y], last: [last.x, last.y] };
    }),
  );
  expect(ends).toHaveLength(6);
  for (const [index, { first }] of ends.entries()) {
    const above = ends[index - 1]?.last;
    if (!above) continue;
    expect(first[0]).toBeCloseTo(above[0] ?? 0, 0);
    expect(first[1]).toBeCloseTo(above[1] ?? 0, 0);
  }
});

test('a link in the header centres its section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Community' })
    .click();
  const section = await page.locator('section:has(#community)').boundingBox();
  const middle = (section?.y ?? 0) + (section?.height ?? 0) / 2;
  expect(Math.abs(middle - 360)).toBeLessThan(2);
});

/** Without animations every section is visible, and the ruler shows its depth. */
async function expectStaticPage(page: Page): Promise<void> {
  await expect(page.locator('.gauge')).toBeHidden();
  for (const { id, metres } of stops) {
    const section = page.locator(`section:has(#${id})`);
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(section.locator('.words')).toHaveCSS('opacity', '1');
    await expect(page.locator('.ruler').getByText(`${metres} m`, { exact: true })).toBeVisible();
  }
}

test('with reduced motion nothing is animated, and the ruler replaces the gauge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectStaticPage(page);
});

test.describe('in a browser without scroll-driven animations', () => {
  // The policy allows styles by hash, and this test changes them.
  test.use({ bypassCSP: true });

  test('waves and animals move, and the ruler replaces the gauge', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await disableScrollTimelines(page);
    await page.goto('/');
    const timelines = await page.evaluate(() => [
      ...new Set(document.getAnimations().map(({ timeline }) => timeline?.constructor.name)),
    ]);
    expect(timelines).toEqual(['DocumentTimeline']);
    await expectStaticPage(page);
  });
});
