import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import type { Config } from '@react-router/dev/config';
import { nameCatalogs } from './build-tools/page-catalogs.ts';
import { addressFile, listAddresses, readBuiltRoutes } from './server/known-addresses.ts';

/** A single-page app: the build is a folder of files, the API is on the same origin. */
export default {
  ssr: false,
  // Code that loads data arrives apart from the page that shows it, so both load at once.
  splitRouteModules: true,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const clientDir = join(buildDirectory, 'client');
    const routes = await readBuiltRoutes(clientDir);
    await writeFile(join(buildDirectory, addressFile), JSON.stringify(listAddresses(routes)));
    await nameCatalogs(clientDir, routes);
    // No file of the client: the server writes the brand into it.
    await rename(join(clientDir, 'index.html'), join(buildDirectory, 'index.html'));
    await precompress(clientDir);
  },
} satisfies Config;
