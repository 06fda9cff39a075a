import { fileURLToPath } from 'node:url';

/**
 * The entry point of the embedded engine, in this folder: `pglite-child.ts` in development,
 * `pglite-child.js` in the bundled API.
 */
export function childPath(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./pglite-child.${extension}`, import.meta.url));
}
