import type { Locator, Page } from '@playwright/test';

/** Drawn, and hidden from assistive tools: every section says its depth in words. */
export function gaugeOf(page: Page): Locator {
  return page.locator('.gauge');
}

/** The metres that the gauge shows. */
export function readGauge(page: Page): Promise<number> {
  return gaugeOf(page).evaluate((gauge) =>
    Number(getComputedStyle(gauge).getPropertyValue('--metres')),
  );
}

/** The water from the middle of one section to the middle of the next. */
export function legsOf(page: Page): Locator {
  return page.locator('.leg');
}

/** Repeats what each section says, as decoration. */
export const rulerSelector = '.ruler';

export function rulerOf(page: Page): Locator {
  return page.locator(rulerSelector);
}

/** Where each part of the coral line begins and ends on the screen, on a wide window. */
export function endsOfLine(page: Page): Promise<{ first: number[]; last: number[] }[]> {
  return page.locator('.strand-wide path').evaluateAll((paths) =>
    paths.map((path) => {
      if (!(path instanceof SVGPathElement)) throw new Error('no path');
      const matrix = path.getScreenCTM() ?? undefined;
      const first = path.getPointAtLength(0).matrixTransform(matrix);
      const last = path.getPointAtLength(path.getTotalLength()).matrixTransform(matrix);
      return { first: [first.x, first.y], last: [last.x, last.y] };
    }),
  );
}

/** Texts that a point of the coral line falls into, or comes nearer to than 4 px. */
export function wordsCrossed(page: Page): Promise<string[]> {
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
