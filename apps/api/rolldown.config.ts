import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { deployable } from '@buddyline/bundle/deployable';
import { whole } from '@buddyline/bundle/whole';
import { defineConfig, type Plugin } from 'rolldown';

const { dirname: appDir } = import.meta;

/** The server, which is also the operator's commands, and the embedded engine; then the data sets. */
const programs = {
  server: 'src/server.ts',
  'pglite-child': 'src/db/engine/pglite-child.ts',
  'demo-data/src/demo': '@buddyline/demo-data/demo',
  'demo-data/src/full': '@buddyline/demo-data/full',
};

/** Packages with parts that are no JavaScript (libraries, WebAssembly, fonts, web pages). */
const external = ['@electric-sql/pglite', '@fastify/swagger-ui', 'sharp'];

/** What the demo shows: read as files, beside the folder of the modules as in the package itself. */
const demoFiles: Plugin = {
  name: 'demo-files',
  async writeBundle({ dir = '' }) {
    const kept = join(appDir, 'node_modules/@buddyline/demo-data/files');
    await cp(kept, join(dir, 'demo-data/files'), { recursive: true });
  },
};

/**
 * What only the data sets share lies with them, so that their folder can be left out as a whole. The
 * demo's password is no part of them: the server refuses it in public.
 */
function isDataSets({ moduleIds }: { moduleIds: string[] }): boolean {
  return (
    moduleIds.length > 0 &&
    moduleIds.every((id) => /\/packages\/demo-data\/(?!src\/demo-admin)/.test(id))
  );
}

/** The production API as one folder that runs wherever Node does. */
export default defineConfig({
  input: programs,
  platform: 'node',
  external: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
  treeshake: whole.treeshake,
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [deployable({ appDir }), demoFiles],
  output: {
    dir: 'dist',
    cleanDir: true,
    // Beside the programs: modules find package.json and each other's programs relative to themselves.
    chunkFileNames: (chunk) => `${isDataSets(chunk) ? 'demo-data/src/' : ''}[name]-[hash].js`,
    ...whole.output,
  },
});
