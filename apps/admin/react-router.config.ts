import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import type { Config } from '@react-router/dev/config';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { buildDocumentFrame } from './build-tools/document-frame.ts';
import { nameCatalogs } from './build-tools/page-catalogs.ts';
import { rendersOnServer } from './build-tools/server-rendering.ts';
import { addressFile, listAddresses, readBuiltRoutes } from './server/known-addresses.ts';

/**
 * The build contains static files that work as a single-page app, and the code that renders the first page
 * on our server. In development there is only the single-page app.
 */
export default {
  ssr: rendersOnServer,
  // The browser knows every route from the start and never asks the server for one.
  routeDiscovery: { mode: 'initial' },
  // A page and its loader in one file: each request costs more than the few kilobytes that wait for it.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const clientDir = join(buildDirectory, 'client');
    const routes = await readBuiltRoutes(clientDir);
    await writeFile(join(buildDirectory, addressFile), JSON.stringify(listAddresses(routes)));
    // Not among the static files, because the server writes the brand into it.
    const page = join(buildDirectory, 'index.html');
    await writeFile(page, await renderFallbackPage(buildDirectory));
    await nameCatalogs(clientDir, page);
    await buildDocumentFrame(clientDir);
    await precompress(clientDir);
  },
} satisfies Config;

/** The fallback page is the same for every visitor; the built server renders it without a request context. */
async function renderFallbackPage(buildDirectory: string): Promise<string> {
  // The server writes the brand when it starts.
  delete process.env.BRAND;
  // Vite cannot follow it, since the file does not exist before the build.
  const build: ServerBuild = await import(
    /* @vite-ignore */ join(buildDirectory, 'server/index.js')
  );
  const handle = createRequestHandler(build, 'production');
  // Any page without a loader.
  return (await handle(new Request('http://localhost/panel/forgot-password'))).text();
}
