/**
 * The entry point of the thread that reads dive files, in this folder: `read-dive-file-worker.ts` in
 * development, `read-dive-file-worker.js` in the bundled API.
 */
export function workerPath(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./read-dive-file-worker.${extension}`, import.meta.url);
}
