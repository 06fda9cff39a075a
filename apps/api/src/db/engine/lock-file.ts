import { DatabaseSync } from 'node:sqlite';

/**
 * Locks `path` until it is released or the process ends. The operating system releases an SQLite lock
 * when its process ends, so there are no stale locks.
 * @param waitMs how long to wait, blocking, while another process holds the lock
 * @returns the function that releases the lock, or undefined when another process holds it
 */
export function lockFile(path: string, waitMs: number): (() => void) | undefined {
  const file = new DatabaseSync(path, { timeout: waitMs });
  try {
    // Nothing is ever written, so SQLite needs no journal file.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && error.message.includes('locked')) return undefined;
    throw error;
  }
  return () => file.close();
}
