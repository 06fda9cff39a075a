export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

const storageKey = 'theme';

/** What the person chose on this device; `system` until they choose. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    // A browser that forbids storage throws on the mere access.
    return 'system';
  }
}

/** Shows a theme at once and remembers it; `system` hands the choice back to the system. */
export function applyTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Shown for this visit only.
  }
}

/** Shows the remembered theme; call it before the first paint. */
export function applyStoredTheme(): void {
  showTheme(readTheme());
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
