import { basename } from 'node:path';
import { deployable } from '@buddyline/bundle/deployable';
import { whole } from '@buddyline/bundle/whole';
import { defineConfig } from 'rolldown';

/** Programs of their own: the server, which is also the operator's commands, and the embedded engine. */
const programs = ['src/server.ts', 'src/db/engine/pglite-child.ts'];

/** Packages with parts that are no JavaScript (libraries, WebAssembly, fonts, web pages). */
const external = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@resvg/resvg-js',
  'fontkit',
  'pdfkit',
  'sharp',
  'wawoff2',
];

/** The production API as one folder that runs wherever Node does. */
export default defineConfig({
  input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), path])),
  platform: 'node',
  external: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
  treeshake: whole.treeshake,
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [
    // The fonts of the demo's certificates are read as files.
    deployable({ appDir: import.meta.dirname, alsoNeeds: ['@fontsource-variable/readex-pro'] }),
  ],
  output: {
    dir: 'dist',
    cleanDir: true,
    // Beside the programs: modules find package.json and each other's programs relative to themselves.
    chunkFileNames: '[name]-[hash].js',
    ...whole.output,
  },
});
