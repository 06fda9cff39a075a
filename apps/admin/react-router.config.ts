import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import type { Config } from '@react-router/dev/config';
import { nameCatalogs } from './build-tools/page-catalogs.ts';
import { addressFile, listAddresses, readBuiltRoutes } from './server/known-addresses.ts';

/** A single-page app: the build is a folder of static files, and the API is on the same origin. */
export default {
  ssr: false,
  // Loaders get their own chunks, so that data and page code are fetched in parallel.
  splitRouteModules: true,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const clientDir = join(buildDirectory, 'client');
    const routes = await readBuiltRoutes(clientDir);
    await writeFile(join(buildDirectory, addressFile), JSON.stringify(listAddresses(routes)));
    await nameCatalogs(clientDir, routes);
    // Moved out of the static files, because the server writes the brand into it.
    await rename(join(clientDir, 'index.html'), join(buildDirectory, 'index.html'));
    await precompress(clientDir);
  },
} satisfies Config;
