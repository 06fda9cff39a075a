/** The build's data for the script; `page-catalogs.ts` replaces the placeholder with it. */
export interface PageCatalogs {
  /** The URLs of the catalogs: `{ en: { login: '/assets/…' } }`. */
  files: Record<string, Record<string, string>>;
  /** The catalog of the pages below a path segment: `{ booklog: 'dive-logs' }`. */
  bySegment: Record<string, string>;
}

export const catalogsPlaceholder = '/* catalogs */ { files: {}, bySegment: {} }';

/**
 * An inline script that runs before the first paint. It sets the theme, the language and the direction,
 * to avoid a flash of the defaults, and starts fetching the catalogs and the session's token before the
 * modules have loaded. The Content-Security-Policy allows it by its hash. Its keys and names are those of
 * `@buddyline/ui/theme`, `language/language.ts`, `session/session-hints.ts` and
 * `session/first-refresh.ts`.
 */
export const bootScript = (): string => `try {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('language') === 'ar') {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
  const signedIn = document.cookie.split('; ').includes('is_auth=true');
  const inside = signedIn && location.pathname.startsWith('/admin');
  const { files, bySegment } = (${catalogsPlaceholder});
  const ofPage = location.pathname.split('/').map((part) => bySegment[part]);
  const names = inside ? ['login', 'admin', 'domain', ...ofPage] : ['login'];
  for (const name of names) {
    const href = files[root.lang]?.[name];
    if (!href) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  if (inside) {
    window.firstRefresh = fetch('/api/auth/refresh-token', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Accept-Language': root.lang },
    });
    window.firstRefresh.catch(() => {});
  }
} catch {}`;
