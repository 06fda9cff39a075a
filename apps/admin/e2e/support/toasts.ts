import type { Locator, Page } from '@playwright/test';

/** The newest toast with the text, which may also stand beside the list's count, with its Undo. */
export function toast(page: Page, text: string | RegExp): Locator {
  return toasts(page, text).last();
}

/** All toasts with the text: one stays for seconds, while the next may come. */
export function toasts(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}
