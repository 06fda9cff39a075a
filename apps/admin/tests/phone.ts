import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const phone = { width: 390, height: 844 };

/** The height from which the thumb reaches everything. */
const reach = (phone.height * 2) / 3;

/** The bar at the bottom, and what the page shows in it. */
export const phoneBar = page.getByRole('banner');

export const boxOf = (element: Locator): DOMRect => element.element().getBoundingClientRect();

/** Expects a control in the lower third of the screen, large enough for a thumb, and covered by nothing. */
export async function expectInReach(control: Locator): Promise<void> {
  // It is not pressed; but waited for, until it could be, where a finger would meet it.
  await control.click({ trial: true });
  const { top, bottom, height, width } = boxOf(control);
  expect(top).toBeGreaterThanOrEqual(reach);
  expect(bottom).toBeLessThanOrEqual(phone.height);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

/** Expects that an element ends above the bar. */
export async function expectAboveBar(element: Locator): Promise<void> {
  await expect.poll(() => boxOf(element).bottom).toBeLessThanOrEqual(boxOf(phoneBar).top);
}

export function scrollToEnd(): void {
  window.scrollTo(0, document.documentElement.scrollHeight);
}

/** How much of the page is wider than the window. */
export function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
