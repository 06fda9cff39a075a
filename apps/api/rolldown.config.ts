import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { deployable } from '@buddyline/bundle/deployable';
import { noTreeShaking } from '@buddyline/bundle/no-tree-shaking';
import { defineConfig, type Plugin } from 'rolldown';

const { dirname: appDir } = import.meta;

/** Entry points: the server, which also runs the operator's commands, the embedded engine, the process that reads dive
 * files, and the data sets. */
const programs = {
  server: 'src/server.ts',
  'pglite-child': 'src/db/engine/pglite-child.ts',
  'dive-file-process': 'src/dive-files/dive-file-process.ts',
  'demo-data/src/demo': '@buddyline/demo-data/demo',
  'demo-data/src/full': '@buddyline/demo-data/full',
};

/** Packages that contain more than JavaScript: native libraries, WebAssembly, web pages. */
const external = ['@electric-sql/pglite', '@fastify/swagger-ui', 'sharp'];

/** Copies the files of the demo to the place, relative to its modules, where the package has them. */
const demoFiles: Plugin = {
  name: 'demo-files',
  async writeBundle({ dir = '' }) {
    const kept = join(appDir, 'node_modules/@buddyline/demo-data/files');
    await cp(kept, join(dir, 'demo-data/files'), { recursive: true });
  },
};

/**
 * Whether only the data sets use a chunk. Such chunks are in their folder, so that it can be deleted as a
 * whole. The demo's password is an exception, because the server refuses it on public deployments.
 */
function isDataSets({ moduleIds }: { moduleIds: string[] }): boolean {
  return (
    moduleIds.length > 0 &&
    moduleIds.every((id) => /\/packages\/demo-data\/(?!src\/demo-admin)/.test(id))
  );
}

/** Bundles the production API into one folder that runs without the repository. */
export default defineConfig({
  input: programs,
  platform: 'node',
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  treeshake: noTreeShaking.treeshake,
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [deployable({ appDir }), demoFiles],
  output: {
    dir: 'dist',
    cleanDir: true,
    // Chunks are in the folder of the entry points, because modules resolve package.json and the
    // embedded engine relative to themselves.
    chunkFileNames: (chunk) => `${isDataSets(chunk) ? 'demo-data/src/' : ''}[name]-[hash].js`,
    ...noTreeShaking.output,
  },
});
