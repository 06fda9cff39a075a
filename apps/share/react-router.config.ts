import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import type { Config } from '@react-router/dev/config';

/** Rendered on the server for every request, never hydrated. */
export default {
  ssr: true,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const clientDir = join(buildDirectory, 'client');
    await removeHydration(join(clientDir, 'assets'));
    await precompress(clientDir);
  },
} satisfies Config;

/** Deletes the framework's hydration scripts, which no page loads. Our own script stays. */
async function removeHydration(assetsDir: string): Promise<void> {
  const files = await readdir(assetsDir);
  const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('page-script-'));
  await Promise.all(scripts.map((file) => rm(join(assetsDir, file))));
}
