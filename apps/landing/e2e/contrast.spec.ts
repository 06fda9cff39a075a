import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { forgetScrollTimelines } from './forget-scroll-timelines.ts';
import { stopTheClock } from './stop-the-clock.ts';

/** WCAG 2.2, 1.4.3: 3 for 24 px, or 18.66 px bold; 4.5 for what is smaller. */
interface Word {
  text: string;
  colour: [number, number, number];
  wanted: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

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
          expect(await faintWords(page, top), `at ${top}`).toEqual([]);
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
      expect(await faintWords(page, top), `at ${top}`).toEqual([]);
    }
  });
});

/** Compares each word in view with the picture behind it. */
async function faintWords(page: Page, top: number): Promise<string[]> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await transitionsEnd(page);
  const words = await wordsInView(page);
  const picture = await decode(await withoutWords(page));
  const contrasts = words.map((word) => ({ ...word, ratio: worstContrast(picture, word) }));
  return contrasts
    .filter(({ ratio, wanted }) => ratio < wanted)
    .map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`);
}

async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

interface Pixels {
  data: Buffer;
  width: number;
  channels: number;
}

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, channels: info.channels };
}

/** The window as it is, but for the letters themselves. */
async function withoutWords(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return picture;
}

function wordsInView(page: Page): Promise<Word[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const rgb = (colour: string): [number, number, number] => {
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const words: Word[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      // The ruler repeats what each section says; it is hidden from readers as decoration.
      if (!text || !element || element.closest('script, .ruler')) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 600);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const isInside =
          box.top >= 76 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
        // The header may lie over others' words; where it does not come along, it is left behind.
        const isShown = isInside || (element.closest('header') !== null && box.top >= 0);
        if (!isShown || box.width < 1) continue;
        const { x, y, width, height } = box;
        words.push({
          text,
          colour: rgb(style.color),
          wanted: isLarge ? 3 : 4.5,
          x,
          y,
          width,
          height,
        });
      }
    }
    return words;
  });
}

/** The lowest contrast over the pixels behind a word. */
function worstContrast({ data, width, channels }: Pixels, word: Word): number {
  const ink = luminance(word.colour);
  let worst = 21;
  for (let y = Math.floor(word.y); y < word.y + word.height; y += 1) {
    for (let x = Math.floor(word.x); x < word.x + word.width; x += 1) {
      const at = (y * width + x) * channels;
      const paper = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      worst = Math.min(worst, (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05));
    }
  }
  return worst;
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
