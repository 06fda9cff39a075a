/**
 * The entry point of the process that reads dive files, in this folder: `dive-file-process.ts` in
 * development, `dive-file-process.js` in the bundled API.
 */
export function processPath(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./dive-file-process.${extension}`, import.meta.url);
}
