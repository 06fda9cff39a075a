import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import type { Config } from '@react-router/dev/config';
import { paintBrandPictures } from './brand-pictures.ts';

const pages = ['', '/old', '/help', '/privacy', '/terms', '/404'];

/** Every page is written at build time and ships without a script. */
export default {
  ssr: true,
  prerender: [
    '/',
    ...pages.slice(1),
    ...pages.map((page) => `/ar${page}`),
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/_headers',
    '/share-card-en.svg',
    '/share-card-ar.svg',
  ],
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const clientDir = join(buildDirectory, 'client');
    await removeScripts(clientDir);
    // The server build has done its work: it rendered the pages above.
    await rm(join(buildDirectory, 'server'), { recursive: true, force: true });
    await paintBrandPictures(clientDir);
    await precompress(clientDir);
  },
} satisfies Config;

/** The framework also writes what would hydrate the pages, and the data of their loaders. */
async function removeScripts(clientDir: string): Promise<void> {
  const files = await readdir(clientDir, { recursive: true });
  const unused = files.filter((file) => /\.(?:js|data)$/.test(file));
  await Promise.all(unused.map((file) => rm(join(clientDir, file))));
}
