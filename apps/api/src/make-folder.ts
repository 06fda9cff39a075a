import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './db/database-errors.ts';

/**
 * Creates a folder and its parents. Node's recursive `mkdir` never returns where the system reports
 * ENOENT although the parent exists, as below `/proc`.
 * @throws the system's error, such as EACCES, ENOTDIR or ENOENT
 */
export function makeFolder(path: string): void {
  if (isMade(path)) return;
  makeFolder(dirname(path));
  if (!isMade(path)) throw Object.assign(new Error(`ENOENT: mkdir '${path}'`), { code: 'ENOENT' });
}

/** False when a parent is missing. */
function isMade(path: string): boolean {
  try {
    // Not recursive, so an existing folder gives EEXIST.
    mkdirSync(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && path !== dirname(path)) return false;
    if (errorCode(error) === 'EEXIST' && statSync(path).isDirectory()) return true;
    throw error;
  }
}
