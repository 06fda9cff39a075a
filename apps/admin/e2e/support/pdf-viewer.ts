import type { Frame, Locator, Page } from '@playwright/test';

/** The page of Chromium's PDF viewer extension. */
export function pdfViewer(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().startsWith('chrome-extension://'));
}

/** The viewer's number of pages, which has neither role nor name. */
export function pagesCounted(viewer: Frame): Locator {
  return viewer.locator('#pagelength');
}
