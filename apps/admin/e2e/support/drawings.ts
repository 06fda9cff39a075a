import type { Locator } from '@playwright/test';

/** Drawings that only decorate: they are hidden from assistive tools, so no role leads to them. */
export function drawingsIn(part: Locator): Locator {
  return part.locator('svg');
}
