import { basename } from 'node:path';
import { defineConfig } from 'rolldown';

/** Programs of their own: the server, which is also the operator's commands, and the embedded engine. */
const programs = ['src/server.ts', 'src/db/pglite-child.ts'];

/** Our own code, and two packages whose many small files take longer to open than to run. */
const inlined = /^[./]|^@buddyline\/|^kysely|^@valibot\/i18n/;

/**
 * One folder of JavaScript for production, since Node strips no types below `node_modules`. Our own
 * packages are inlined; other npm packages stay outside, so that native modules find their files.
 */
export default defineConfig({
  input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), path])),
  platform: 'node',
  external: (id) => !inlined.test(id),
  output: {
    dir: 'dist',
    cleanDir: true,
    // Beside the programs: modules find package.json and each other's programs relative to themselves.
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
});
