import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const phone = { width: 390, height: 844 };

/** The height from which the thumb reaches everything. */
const reach = (phone.height * 2) / 3;

/** The bar at the bottom, and what the page shows in it. */
export const phoneBar = (page: Page): Locator => page.getByRole('banner');

/** Expects a control in the lower third of the screen, large enough for a thumb, and covered by nothing. */
export async function expectInReach(control: Locator): Promise<void> {
  await expect(control).toHaveCount(1);
  await control.click({ trial: true });
  const { y, height, width } = await boxOf(control);
  expect(y).toBeGreaterThanOrEqual(reach);
  expect(y + height).toBeLessThanOrEqual(phone.height);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

/** Expects that an element ends above the bar. */
export async function expectAboveBar(page: Page, element: Locator): Promise<void> {
  const { y: top } = await boxOf(phoneBar(page));
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(element);
      return y + height;
    })
    .toBeLessThanOrEqual(top);
}

export async function boxOf(
  element: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}
