import { fileURLToPath } from 'node:url';

/**
 * The engine's entry beside this file: a TypeScript source in development,
 * `pglite-child.js` beside `server.js` in the bundled API (its second entry).
 */
export function childPath(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./pglite-child.${extension}`, import.meta.url));
}
