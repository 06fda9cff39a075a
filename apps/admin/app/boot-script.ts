import { sectionCatalogs } from './language/section-catalogs.ts';

/** The build writes the addresses of the catalogs here, by language and catalog: `{"en":{"login":"/assets/…"}}`. */
export const catalogsPlaceholder = '/* catalogs */ {}';

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
  const catalogs = (${catalogsPlaceholder})[root.lang] || {};
  const sections = ${JSON.stringify(sectionCatalogs)};
  const ofPage = location.pathname.split('/').map((part) => sections[part]);
  const names = inside ? ['login', 'admin', 'domain', ...ofPage] : ['login'];
  for (const name of names) {
    const href = catalogs[name];
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
