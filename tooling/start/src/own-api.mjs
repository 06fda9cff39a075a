import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './places.mjs';
import { findProcess, stillRunning } from './process-tree.mjs';

/**
 * Which API of this folder runs on a port, so that a second `npm run dev` shares it and takes no API
 * of another folder, with other code and other data, for it.
 * @param {number} port
 */
const noteFile = (port) => join(cacheDir, `api-on-${port}.json`);

/** @param {number} port @param {number | undefined} pid */
export function noteOwnApi(port, pid) {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(noteFile(port), JSON.stringify(findProcess(pid ?? 0) ?? null));
}

/** @param {number} port */
export function ownApiRuns(port) {
  try {
    const entry = JSON.parse(readFileSync(noteFile(port), 'utf8'));
    return stillRunning([entry]).length > 0;
  } catch {
    return false;
  }
}
