import { DatabaseSync } from 'node:sqlite';

/**
 * Holds `path` for this process alone until released or until the process ends, however it ends:
 * the operating system frees an SQLite lock with its owner, so no stale lock can be left behind.
 * @param waitMs how long to wait (blocking) for another owner to let go
 * @returns the function that lets go, or undefined when somebody else holds it
 */
export function lockFile(path: string, waitMs: number): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: waitMs });
  try {
    // Nothing is ever written, so no journal shall lie beside it.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && error.message.includes('locked')) return undefined;
    throw error;
  }
  return () => file.close();
}
