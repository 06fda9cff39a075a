import type { Page } from '@playwright/test';

/** Each theme and each direction once: no colour depends on the direction. */
export const appearances = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
];

/** Sets the theme and the language from the next page load on. */
export async function setAppearance(
  page: Page,
  appearance: { theme: string; language: string },
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(({ theme, language }) => {
    localStorage.setItem('theme', theme);
    localStorage.setItem('language', language);
  }, appearance);
}
