import type { Locator, Page } from '@playwright/test';

/** A toast; the text may also stand beside the list's count, with its Undo. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}
