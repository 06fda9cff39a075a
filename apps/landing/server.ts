import { openLog } from '@buddyline/web-server/log';
import { readWebEnvironment, runWebServer } from '@buddyline/web-server/run';
import { startOrExit } from '@buddyline/web-server/start';
import { createWebServer } from '@buddyline/web-server/web-server';
import { folderOf, localeOfPath } from './app/page-address.ts';
import { buildDir, renderSite } from './render-site.ts';
import manifest from './package.json' with { type: 'json' };
import { policyOf } from './security.ts';

/** Serves the pages, which are rendered before it listens; 404 pages are in the path's language. */
await startOrExit('landing', async () => {
  const environment = readWebEnvironment(4003);
  const log = openLog();
  // This module reads the settings when it is loaded.
  const renderedFiles = await renderSite(await import('virtual:react-router/server-build'));
  const pages = Object.values(renderedFiles).filter(({ type }) => type.startsWith('text/html'));
  const app = await createWebServer({
    clientDir: `${buildDir}client`,
    csp: policyOf(pages.map(({ body }) => String(body)).join('')),
    log,
    renderedFiles,
    notFoundPage: (pathname) => `${folderOf(localeOfPath(pathname))}/404`,
  });
  await runWebServer(app, { name: 'landing', version: manifest.version }, environment);
});
