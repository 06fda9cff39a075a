import { locales } from '@buddyline/i18n/locale';
import { route, type RouteConfig } from '@react-router/dev/routes';
import { folderOf } from './page-address.ts';

const pages = [
  ['', 'descent/descent-page.tsx'],
  ['old', 'pages/old-page.tsx'],
  ['help', 'pages/help-page.tsx'],
  ['privacy', 'pages/privacy-page.tsx'],
  ['terms', 'pages/terms-page.tsx'],
  ['404', 'not-found-page.tsx'],
] as const;

/** The default language at the root, others below their code (`/ar`); then the files for search engines and static hosts. */
export default [
  ...pages.flatMap(([path, file]) =>
    locales.map((locale) =>
      route(`${folderOf(locale)}/${path}`, file, { id: `${locale}-${path}` }),
    ),
  ),
  route('sitemap.xml', 'files/sitemap.ts'),
  route('robots.txt', 'files/robots.ts'),
  route('manifest.webmanifest', 'files/manifest.ts'),
  route('_headers', 'files/headers.ts'),
  ...locales.map((locale) =>
    route(`share-card-${locale}.svg`, 'files/share-card.tsx', { id: `share-card-${locale}` }),
  ),
] satisfies RouteConfig;
