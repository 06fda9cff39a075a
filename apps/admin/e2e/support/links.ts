import type { Locator, Page } from '@playwright/test';

/** The href attributes of an element's links. */
export function addresses(part: Page | Locator): Promise<(string | null)[]> {
  return part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
