import type { Frame, Locator, Page } from '@playwright/test';

/** Chromium's own page around a PDF, which it shows by an extension. */
export function pdfViewer(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().startsWith('chrome-extension://'));
}

/** How many pages the viewer counts: its toolbar gives the figure neither role nor name. */
export function pagesCounted(viewer: Frame): Locator {
  return viewer.locator('#pagelength');
}
