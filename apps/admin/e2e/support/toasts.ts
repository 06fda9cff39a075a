import type { Locator, Page } from '@playwright/test';

/** The newest toast with the text, which may also stand beside the list's count, with its Undo. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text).last();
}

/** Waits for the newest toast with the text, whose time stands still while the pointer is on it. */
export async function keepToast(page: Page, text: string | RegExp): Promise<void> {
  await toast(page, text).waitFor();
  // A pointer that is there when the toast comes does not keep it.
  await page.mouse.move(0, 0);
  await toast(page, text).hover();
}
