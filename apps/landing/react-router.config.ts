import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import type { Config } from '@react-router/dev/config';
import { paintIcons, unpackFonts } from './build-pictures.ts';

/** The server renders every page at start, with its settings and without a script. */
export default {
  ssr: true,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const clientDir = join(buildDirectory, 'client');
    await removeScripts(clientDir);
    await paintIcons(clientDir);
    await unpackFonts(join(buildDirectory, 'fonts'));
    await precompress(clientDir);
  },
} satisfies Config;

/** Deletes the framework's hydration scripts. */
async function removeScripts(clientDir: string): Promise<void> {
  const files = await readdir(clientDir, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  await Promise.all(scripts.map((file) => rm(join(clientDir, file))));
}
