import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { addressFile, listAddresses, readBuiltRoutes } from './known-addresses.ts';

/** A single-page app: the build is a folder of files, the API is on the same origin. */
export default {
  ssr: false,
  // Code that loads data arrives apart from the page that shows it, so both load at once.
  splitRouteModules: true,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const routes = await readBuiltRoutes(join(buildDirectory, 'client'));
    await writeFile(join(buildDirectory, addressFile), JSON.stringify(listAddresses(routes)));
  },
} satisfies Config;
