/** What the script has to know of the build, which `page-catalogs.ts` writes in place of the placeholder. */
export interface PageCatalogs {
  /** Where the words are, by language and catalog: `{ en: { login: '/assets/…' } }`. */
  files: Record<string, Record<string, string>>;
  /** The catalog of the pages below a part of an address: `{ booklog: 'dive-logs' }`. */
  ofParts: Record<string, string>;
}

export const catalogsPlaceholder = '/* catalogs */ { files: {}, ofParts: {} }';

/**
 * Runs in the built `index.html` before the first paint, so that a dark or Arabic panel never flashes
 * light or English, and begins at once what would otherwise wait for the scripts: the words in the
 * visitor's language and the session's token. The server allows it by its hash; it is plain text
 * because no module is there yet. Its keys and names are those of `@buddyline/ui/theme`,
 * `language/language.ts`, `session/session-hints.ts` and `session/first-refresh.ts`.
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
  const { files, ofParts } = (${catalogsPlaceholder});
  const ofPage = location.pathname.split('/').map((part) => ofParts[part]);
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
