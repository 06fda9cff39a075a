import type { Locator, Page } from '@playwright/test';

/** Where the links of a part lead, as their addresses are written. */
export function addresses(part: Page | Locator): Promise<(string | null)[]> {
  return part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
