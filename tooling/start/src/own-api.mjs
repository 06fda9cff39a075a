import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.mjs';
import { findProcess, stillRunning } from './process-tree.mjs';

/**
 * Records which process is the API of this folder on a port, so that `npm run dev` shares it, but not an
 * API of another folder with other code and data.
 * @param {number} port
 */
const recordFile = (port) => join(cacheDir, `api-on-${port}.json`);

/** @param {number} port @param {number | undefined} pid */
export function recordOwnApi(port, pid) {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(recordFile(port), JSON.stringify(findProcess(pid ?? 0) ?? null));
}

/** @param {number} port */
export function isOwnApiRunning(port) {
  try {
    const entry = JSON.parse(readFileSync(recordFile(port), 'utf8'));
    return stillRunning([entry]).length > 0;
  } catch {
    return false;
  }
}
