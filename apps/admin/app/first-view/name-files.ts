/** The build's data for the script; `build-tools/page-catalogs.ts` replaces the placeholder with it. */
export interface PageCatalogs {
  /** The URLs of the catalogs: `{ en: { login: '/assets/…' } }`. */
  files: Record<string, Record<string, string>>;
  /** The catalog of the pages below a path segment: `{ booklog: 'dive-logs' }`. */
  bySegment: Record<string, string>;
}

export const catalogsPlaceholder = '/* catalogs */ { files: {}, bySegment: {} }';

/**
 * Part of the boot script: names the catalogs of the page. On a fallback page they are fetched at once; on a rendered page
 * after its first paint, as its scripts.
 */
export const nameFiles = `const { files, bySegment } = (${catalogsPlaceholder});
const parts = location.pathname.split('/');
const ofPage = parts.map((part) => bySegment[part]);
if (parts[3] || parts[2] === 'settings') ofPage.push('rules');
const names = inside ? ['login', 'admin', 'domain', ...ofPage] : ['login'];
for (const name of names) {
  const href = files[root.lang]?.[name];
  if (!href) continue;
  const rel = rendered === undefined ? 'modulepreload' : 'after-paint';
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
window.loadScripts = () => {
  for (const link of document.querySelectorAll('link[rel=after-paint]')) link.rel = 'modulepreload';
};`;
