import type { Locator } from '@playwright/test';

/** Decorative graphics, which are hidden from assistive technology and so have no role. */
export function drawingsIn(part: Locator): Locator {
  return part.locator('svg');
}
