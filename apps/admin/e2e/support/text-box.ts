import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** The bounding box of the first match in an element's text. */
export function boxOf(element: Locator, part: string): Promise<DOMRect> {
  return element.evaluate((root, searched) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const at = node.textContent?.indexOf(searched) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + searched.length);
      return range.getBoundingClientRect();
    }
    throw new Error(`'${searched}' is not in '${root.textContent}'.`);
  }, part);
}

/** Expects the texts on one line, from right to left. */
export async function expectFromTheRight(element: Locator, parts: string[]): Promise<void> {
  const boxes = await Promise.all(parts.map((part) => boxOf(element, part)));
  const sorted = parts.toSorted((a, b) => lefts(b) - lefts(a));
  expect(sorted).toEqual(parts);

  function lefts(part: string): number {
    return boxes[parts.indexOf(part)]?.left ?? Number.NaN;
  }
}
