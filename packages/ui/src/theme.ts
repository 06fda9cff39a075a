export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

const storageKey = 'theme';

/** The theme stored on this device; `system` by default. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    // A browser that blocks storage throws on access.
    return 'system';
  }
}

/** Applies and stores a theme; `system` follows the system again. */
export function applyTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Applied for this visit only.
  }
}

/** Applies the stored theme; call it before the first paint. */
export function applyStoredTheme(): void {
  showTheme(readTheme());
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
