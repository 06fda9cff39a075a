import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** English at the root, Arabic below `/ar`; each language has its own page for lost addresses. */
export default [
  index('landing-page.tsx', { id: 'en' }),
  route('ar', 'landing-page.tsx', { id: 'ar' }),
  route('404', 'not-found-page.tsx', { id: 'en-not-found' }),
  route('ar/404', 'not-found-page.tsx', { id: 'ar-not-found' }),
] satisfies RouteConfig;
