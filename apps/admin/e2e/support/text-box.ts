import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Where a part of an element's text stands on the screen; the first of its kind. */
export function boxOf(element: Locator, part: string): Promise<DOMRect> {
  return element.evaluate((root, wanted) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      return range.getBoundingClientRect();
    }
    throw new Error(`'${wanted}' is not in '${root.textContent}'.`);
  }, part);
}

/** Fails unless the texts stand on one line, the first of them furthest to the right. */
export async function expectFromTheRight(element: Locator, parts: string[]): Promise<void> {
  const boxes = await Promise.all(parts.map((part) => boxOf(element, part)));
  const sorted = parts.toSorted((a, b) => lefts(b) - lefts(a));
  expect(sorted).toEqual(parts);

  function lefts(part: string): number {
    return boxes[parts.indexOf(part)]?.left ?? Number.NaN;
  }
}
