import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './db/database-errors.ts';

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never returns where the system says
 * ENOENT although the folder above is there, as below `/proc`.
 * @throws the system's error, such as EACCES, ENOTDIR or ENOENT
 */
export function makeFolder(path: string): void {
  if (isMade(path)) return;
  makeFolder(dirname(path));
  if (!isMade(path)) throw Object.assign(new Error(`ENOENT: mkdir '${path}'`), { code: 'ENOENT' });
}

/** False when something above is missing. */
function isMade(path: string): boolean {
  try {
    // Not recursive: on a folder that is there it says EEXIST.
    mkdirSync(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && path !== dirname(path)) return false;
    if (errorCode(error) === 'EEXIST' && statSync(path).isDirectory()) return true;
    throw error;
  }
}
