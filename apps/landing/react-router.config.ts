import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import type { Config } from '@react-router/dev/config';
import { paintIcons, unpackFonts } from './build-pictures.ts';

/** Every page is rendered when the server starts, with its settings, and ships without a script. */
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

/** The framework also writes what would hydrate the pages. */
async function removeScripts(clientDir: string): Promise<void> {
  const files = await readdir(clientDir, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  await Promise.all(scripts.map((file) => rm(join(clientDir, file))));
}
