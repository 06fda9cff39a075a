import type { AttemptCounts } from './attempt-counts.ts';
import { sign } from './server-key.ts';

/**
 * Stores counts under a keyed hash of each key. Keys contain accounts and addresses, which are personal
 * data that counting does not need. Without the server's key a stored hash cannot be used to test guesses.
 */
export function withHashedKeys(counts: AttemptCounts, serverKey: Buffer): AttemptCounts {
  const hashed = (key: string): string => sign(serverKey, key);
  return {
    perRightPassword: counts.perRightPassword,
    count: (key, rule) => counts.count(hashed(key), rule),
    uncount: (key) => counts.uncount(hashed(key)),
    forget: (key) => counts.forget(hashed(key)),
  };
}
