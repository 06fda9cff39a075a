/**
 * Runs in the built `index.html` before the first paint, so that a dark or Arabic panel never flashes
 * light or English. The server allows it by its hash; it is plain text because no module is there yet.
 * The keys are those of `@buddyline/ui/theme` and `shared/language.ts`.
 */
export const bootScript = `try {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('language') === 'ar') {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
} catch {}`;
