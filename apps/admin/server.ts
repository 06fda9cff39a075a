import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allApiCalls } from '@buddyline/web-server/api-proxy';
import { openLog } from '@buddyline/web-server/log';
import { readWebEnvironment, runWebServer, warnOfRootApi } from '@buddyline/web-server/run';
import { brandOf, countOf } from '@buddyline/web-server/settings';
import { startOrExit } from '@buddyline/web-server/start';
import { createWebServer } from '@buddyline/web-server/web-server';
import { apiUnavailable } from './server/api-unavailable.ts';
import { writeBrand } from './server/brand-in-page.ts';
import { frameFolder, framePolicy } from './server/document-frame-policy.ts';
import { createFirstView } from './server/first-view/first-view.ts';
import { createPageRenderer } from './server/first-view/render-page.ts';
import manifest from './package.json' with { type: 'json' };
import { addressFile, addressFinder, type KnownAddress } from './server/known-addresses.ts';

const self = ["'self'"];
const csp = {
  'default-src': ["'none'"],
  'script-src': self,
  // Dialog and animation code insert style elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': self,
  'img-src': ["'self'", 'blob:', 'data:'],
  'connect-src': self,
  'frame-src': self,
  'manifest-src': self,
  'form-action': self,
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

/**
 * Serves the built panel: its files and its pages. Proxies `/api` to the API, so that the browser only
 * connects to its own origin.
 */
await startOrExit('admin', async () => {
  const environment = readWebEnvironment(4001);
  const build = fileURLToPath(new URL('./build/', import.meta.url));
  const builtPage = readFileSync(`${build}index.html`, 'utf8');
  const page = writeBrand(builtPage, brandOf(process.env));
  const addresses: KnownAddress[] = JSON.parse(readFileSync(build + addressFile, 'utf8'));
  const find = addressFinder(addresses);
  // Otherwise the browser would discover them one after another, through their imports.
  const modulesOf = (pathname: string) => find(pathname)?.modules ?? [];
  const log = openLog();
  warnOfRootApi(log, environment.apiUrl);
  const deadlineMs = countOf(process.env, 'RENDER_DEADLINE_MS', 0) ?? 150;
  const pauseMs = countOf(process.env, 'RENDER_PAUSE_MS') ?? 1_000;
  const app = await createWebServer({
    clientDir: `${build}client`,
    csp,
    frame: { folder: frameFolder, csp: framePolicy },
    log,
    api: { url: environment.apiUrl, routes: [allApiCalls], unavailable: apiUnavailable },
    historyFallback: {
      page,
      isKnown: (pathname) => find(pathname) !== undefined,
      modulesOf,
      // See `.github/decisions/0008-first-page-rendered.md`.
      ...(deadlineMs > 0 && {
        render: createFirstView({
          renderPage: await createPageRenderer(await import('virtual:react-router/server-build')),
          page,
          apiUrl: environment.apiUrl,
          log,
          canRender: (pathname) => find(pathname)?.isRendered === true,
          modulesOf,
          deadlineMs,
          pauseMs,
        }),
      }),
    },
  });
  await runWebServer(app, { name: 'admin', version: manifest.version }, environment);
});
