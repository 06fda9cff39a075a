import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import type { Config } from '@react-router/dev/config';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { nameCatalogs } from './build-tools/page-catalogs.ts';
import { rendersOnServer } from './build-tools/server-rendering.ts';
import { addressFile, listAddresses, readBuiltRoutes } from './server/known-addresses.ts';

/**
 * The build is a folder of static files that works as a single-page app by itself, and the code with which
 * our own server renders the first page. In development there is only the single-page app.
 */
export default {
  ssr: rendersOnServer,
  // The browser knows every route from the start and never asks the server for one.
  routeDiscovery: { mode: 'initial' },
  // Loaders get their own chunks, so that data and page code are fetched in parallel.
  splitRouteModules: true,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const clientDir = join(buildDirectory, 'client');
    const routes = await readBuiltRoutes(clientDir);
    await writeFile(join(buildDirectory, addressFile), JSON.stringify(listAddresses(routes)));
    // Not among the static files, because the server writes the brand into it.
    const page = join(buildDirectory, 'index.html');
    await writeFile(page, await renderShell(buildDirectory));
    await nameCatalogs(clientDir, routes, page);
    await precompress(clientDir);
  },
} satisfies Config;

/** The page that is equal for everybody, as the built server renders it outside of a request. */
async function renderShell(buildDirectory: string): Promise<string> {
  // The name is written in where the page is served.
  delete process.env.BRAND;
  const build: ServerBuild = await import(
    /* @vite-ignore -- there is no such file before the build */ join(
      buildDirectory,
      'server/index.js',
    )
  );
  const handle = createRequestHandler(build, 'production');
  // Any page that loads nothing will do.
  return (await handle(new Request('http://localhost/panel/forgot-password'))).text();
}
