import { nameFontUrls } from '@buddyline/ui/fonts';
import { catalogsPlaceholder } from './page-catalogs.ts';

/**
 * Part of the boot script: names the files of the page that the browser would find late. The catalogs of a fallback page are
 * fetched at once; those of a rendered page, as its scripts, after its first paint. Names come from all over the world:
 * if each of their fonts were found by the first name that needs it, each would lay out the whole page again.
 */
export const nameFiles = (): string => `const { files, bySegment } = (${catalogsPlaceholder});
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
for (const href of inside ? ${JSON.stringify(nameFontUrls)} : []) {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
  document.head.append(Object.assign(document.createElement('link'), font));
}
window.loadScripts = () => {
  for (const link of document.querySelectorAll('link[rel=after-paint]')) link.rel = 'modulepreload';
};`;
