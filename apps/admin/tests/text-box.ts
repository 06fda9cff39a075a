import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** The bounding box of the first match in an element's text. */
export function boxOf(element: Locator, part: string): DOMRect {
  const root = element.element();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(part) ?? -1;
    if (at === -1) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + part.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`'${part}' is not in '${root.textContent}'.`);
}

/** Expects the texts on one line, from right to left. */
export async function expectFromTheRight(element: Locator, parts: string[]): Promise<void> {
  await expect.element(element).toBeVisible();
  const left = (part: string) => boxOf(element, part).left;
  expect(parts.toSorted((a, b) => left(b) - left(a))).toEqual(parts);
}
