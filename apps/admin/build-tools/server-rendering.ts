import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const requestI18n = fileURLToPath(new URL('../app/first-view/server-i18n.ts', import.meta.url));
const page = /\/app\/(?:features|layout)\/.*\.tsx(?:\?|$)/;
const loads = /^export (?:async )?function clientLoader/m;

/** In development the browser does everything, as it does behind any server of files. */
export const rendersOnServer = process.env.NODE_ENV !== 'development';

/**
 * What lets the server render the pages that are written for the browser.
 *
 * A page's `clientLoader` is its `loader` too: it starts the queries, which are the request's own there.
 * So the browser, which is handed the answers, need not run it before it may hydrate the page; and in the
 * browser there is still no loader to be called.
 *
 * `@lingui/core` is our own on the server, where each request has its language.
 */
export function serverRendering(): Plugin[] {
  return [
    {
      name: 'loaders-on-the-server',
      enforce: 'pre',
      transform(code, id, options) {
        if (!rendersOnServer || !page.test(id) || !loads.test(code)) return undefined;
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
