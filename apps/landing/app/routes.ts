import { route, type RouteConfig } from '@react-router/dev/routes';

const pages = [
  ['', 'descent/descent-page.tsx'],
  ['old', 'pages/old-page.tsx'],
  ['help', 'pages/help-page.tsx'],
  ['privacy', 'pages/privacy-page.tsx'],
  ['terms', 'pages/terms-page.tsx'],
  ['404', 'not-found-page.tsx'],
] as const;

/** English at the root, Arabic below `/ar`; then the files for search engines and static hosts. */
export default [
  ...pages.flatMap(([path, file]) => [
    route(path || '/', file, { id: `en-${path}` }),
    route(`ar/${path}`, file, { id: `ar-${path}` }),
  ]),
  route('sitemap.xml', 'files/sitemap.ts'),
  route('robots.txt', 'files/robots.ts'),
  route('manifest.webmanifest', 'files/manifest.ts'),
  route('_headers', 'files/headers.ts'),
  route('share-card-en.svg', 'files/share-card.tsx', { id: 'share-card-en' }),
  route('share-card-ar.svg', 'files/share-card.tsx', { id: 'share-card-ar' }),
] satisfies RouteConfig;
