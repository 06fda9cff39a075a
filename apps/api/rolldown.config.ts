import { basename } from 'node:path';
import { deployable } from '@buddyline/bundle/deployable';
import { whole } from '@buddyline/bundle/whole';
import { defineConfig } from 'rolldown';

/** Entry points: the server, which also runs the operator's commands, and the embedded engine. */
const programs = ['src/server.ts', 'src/db/engine/pglite-child.ts'];

/** Packages that contain more than JavaScript: native libraries, WebAssembly, fonts, web pages. */
const external = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@resvg/resvg-js',
  'fontkit',
  'pdfkit',
  'sharp',
  'wawoff2',
];

/** Bundles the production API into one folder that runs wherever Node does. */
export default defineConfig({
  input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), path])),
  platform: 'node',
  external: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
  treeshake: whole.treeshake,
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [
    // The demo's certificates read their font from a file.
    deployable({ appDir: import.meta.dirname, alsoNeeds: ['@fontsource-variable/readex-pro'] }),
  ],
  output: {
    dir: 'dist',
    cleanDir: true,
    // Chunks are in the folder of the entry points, because modules resolve package.json and the
    // embedded engine relative to themselves.
    chunkFileNames: '[name]-[hash].js',
    ...whole.output,
  },
});
