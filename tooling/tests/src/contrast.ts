import type { Page } from 'playwright';
import sharp from 'sharp';

interface TextBox {
  text: string;
  colour: [number, number, number];
  /** WCAG 2.2, 1.4.3: 3 from 24 px, or from 18.66 px bold; 4.5 for smaller text. */
  wanted: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ignored {
  /** Selector of decorative text that is repeated elsewhere. */
  ignored?: string;
  /** Height in px of a fixed header that covers text at the top of the window. */
  headerHeight?: number;
}

/**
 * The visible texts at a scroll position whose contrast with their background is too low (WCAG 2.2,
 * 1.4.3). Measured by pixel, because the background may be a drawing. Texts stay transparent afterwards.
 */
export async function lowContrastTexts(
  page: Page,
  top: number,
  ignored: Ignored = {},
): Promise<string[]> {
  await hideTexts(page);
  await scrollDown(page, top);
  const texts = await visibleTexts(page, ignored);
  const picture = await screenshot(page);
  const contrasts = texts.map((box) => ({ ...box, ratio: worstContrast(picture, box) }));
  return contrasts
    .filter(({ ratio, wanted }) => ratio < wanted)
    .map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`);
}

/** Paints no text of this document from now on, and ends transitions. Each text keeps its computed colour. */
async function hideTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, ::before, ::after {
        -webkit-text-fill-color: transparent !important;
        text-decoration-color: transparent !important;
        transition: none !important;
      }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Waits for the frame in which scroll-driven styles follow. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    await new Promise((shown) => requestAnimationFrame(shown));
  }, top);
}

interface Pixels {
  data: Buffer;
  width: number;
  channels: number;
}

/** The window. Playwright's own screenshot draws more frames, and compresses the picture for longer. */
async function screenshot(page: Page): Promise<Pixels> {
  const session = await page.context().newCDPSession(page);
  const picture = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await session.detach();
  const { data, info } = await sharp(Buffer.from(picture.data, 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, channels: info.channels };
}

function visibleTexts(
  page: Page,
  { ignored = 'script', headerHeight = 0 }: Ignored,
): Promise<TextBox[]> {
  return page.evaluate(
    ({ hidden, headerEnd }) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      const rgb = (colour: string): [number, number, number] => {
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue];
      };
      /** Whether a fixed element covers a part of it; the reader would scroll to read it. */
      const isCovered = (element: Element, { left, right, top, bottom }: DOMRect) =>
        [
          [left + 1, top + 1],
          [right - 1, top + 1],
          [left + 1, bottom - 1],
          [right - 1, bottom - 1],
        ].some(([x = 0, y = 0]) => {
          const above = document.elementFromPoint(x, y);
          return above !== null && !above.contains(element) && !element.contains(above);
        });
      const texts: TextBox[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim();
        if (!text || !element || element.closest(`script, style, ${hidden}`)) continue;
        const style = getComputedStyle(element);
        const size = Number.parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 600);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          const isInside =
            box.top >= headerEnd &&
            box.bottom <= innerHeight &&
            box.left >= 0 &&
            box.right <= innerWidth;
          // Text below the header is skipped; the header's own text counts unless it is scrolled away.
          const isShown = isInside || (element.closest('header') !== null && box.top >= 0);
          if (!isShown || box.width < 1 || isCovered(element, box)) continue;
          const { x, y, width, height } = box;
          texts.push({
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
      return texts;
    },
    { hidden: ignored, headerEnd: headerHeight },
  );
}

/** The lowest contrast over the pixels behind a box. */
function worstContrast({ data, width, channels }: Pixels, box: TextBox): number {
  const ink = luminance(box.colour);
  let worst = 21;
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) {
      const at = (y * width + x) * channels;
      const paper = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      worst = Math.min(worst, (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05));
    }
  }
  return worst;
}

/**
 * The linear light of each value of a channel (WCAG 2.2). It is computed once, because a picture has millions of
 * values.
 */
const light = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, WCAG 2.2. */
function luminance([red, green, blue]: [number, number, number]): number {
  return 0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);
}
