import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const requestI18n = fileURLToPath(new URL('../app/first-view/server-i18n.ts', import.meta.url));
const pages = /\/app\/(?:features|layout)\//;
const loads = /^export (?:async )?function clientLoader/m;

/** The router splits a page's file into modules with a query. */
function isPage(id: string): boolean {
  const [file = ''] = id.split('?');
  return file.endsWith('.tsx') && pages.test(file);
}

/** In development pages are rendered in the browser, as behind a static file server. */
export const rendersOnServer = process.env.NODE_ENV !== 'development';

/**
 * Lets the server render pages that are written for the browser.
 *
 * On the server a page's `clientLoader` is also its `loader` and starts the request's queries. Their
 * dehydrated state lets the browser hydrate the page without running `clientLoader` first. In the browser
 * `loader` is null, so the router never calls the server for data.
 *
 * On the server `@lingui/core` is replaced, because each request has its own language.
 */
export function serverRendering(): Plugin[] {
  return [
    {
      name: 'loaders-on-the-server',
      enforce: 'pre',
      transform(code, id, options) {
        if (!rendersOnServer || !isPage(id) || !loads.test(code)) return undefined;
        const loader = options?.ssr
          ? 'export { clientLoader as loader };'
          : 'export const loader = null;';
        return { code: `${code}\n${loader}\n`, map: null };
      },
    },
    {
      name: 'language-of-the-request',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'ssr',
      resolveId: (source, importer) =>
        source === '@lingui/core' && importer !== requestI18n ? requestI18n : undefined,
    },
  ];
}
