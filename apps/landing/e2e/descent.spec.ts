import { opacityOf } from '@buddyline/tests/drawn-style';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { endsOfLine, gaugeOf, readGauge, rulerOf, wordsCrossed } from './drawn-parts.ts';
import { anchors } from '../app/depths.ts';
import { disableScrollTimelines } from './disable-scroll-timelines.ts';
import { pauseAnimations } from './pause-animations.ts';

/** In metres: features, community, dive logs, about, download. */
const depths = [5, 12, 18, 30, 40];

/** px; the fixed header covers this much of the window. */
const headerHeight = 72;

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1024, height: 700 },
  { width: 320, height: 640 },
];

const languages = ['/', '/ar'];

/** The sections in the order of their depth; the surface comes before them. */
function sectionAt(page: Page, index: number): Locator {
  return page.getByRole('region').nth(index + 1);
}

/** Puts the section's middle in the window's middle, and waits for the frame that shows it. */
async function centre(section: Locator): Promise<void> {
  await section.evaluate(async (element) => {
    const { top, height } = element.getBoundingClientRect();
    const to = scrollY + top + height / 2 - innerHeight / 2;
    scrollTo({ top: to, behavior: 'instant' });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  });
}

/** Makes the page transparent, for tests that only read places and values: drawing it takes most of the time. */
async function drawNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.opacity = '0';
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
      await drawNothing(page);
      expect(await wordsCrossed(page)).toEqual([]);
      expect(await readGauge(page)).toBe(0);
      for (const [index, metres] of depths.entries()) {
        const section = sectionAt(page, index);
        await centre(section);
        expect(await readGauge(page)).toBe(metres);
        await expect(section).toContainText(path === '/' ? `${metres} m` : `${metres} م`);
      }
    });
  }
}

test('the line is whole: each part begins where the one above ends', async ({ page }) => {
  await page.goto('/');
  const ends = await endsOfLine(page);
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
  const fromMiddle = async () => {
    const section = await sectionAt(page, 1).boundingBox();
    return Math.abs((section?.y ?? 0) + (section?.height ?? 0) / 2 - 360);
  };
  await expect.poll(fromMiddle).toBeLessThan(2);
});

for (const viewport of windows) {
  test(`at ${viewport.width} px a link to a section shows its headline below the header`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, anchor] of Object.values(anchors).entries()) {
      await page.goto(`/#${anchor}`);
      const headline = sectionAt(page, index).getByRole('heading', { level: 2 });
      await expect(headline).toBeInViewport({ ratio: 1 });
      const { y = 0 } = (await headline.boundingBox()) ?? {};
      expect(y, anchor).toBeGreaterThan(headerHeight);
    }
  });
}

test('the gauge takes no taps, and is gone at the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('contentinfo').evaluate((footer) => {
    footer.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await expect(gaugeOf(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click({ trial: true });
});

/** Without animations every section is visible, and the ruler shows its depth. */
async function expectStaticPage(page: Page): Promise<void> {
  await expect(gaugeOf(page)).toBeHidden();
  for (const [index, metres] of depths.entries()) {
    const heading = sectionAt(page, index).getByRole('heading', { level: 2 });
    await expect(heading).toBeVisible();
    await expect.poll(() => opacityOf(heading)).toBe(1);
    await expect(rulerOf(page).getByText(`${metres} m`, { exact: true })).toBeVisible();
  }
}

test('with reduced motion nothing is animated, and the ruler replaces the gauge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  // After the transition that shows the page.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
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
