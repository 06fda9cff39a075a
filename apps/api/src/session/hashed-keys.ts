import type { AttemptCounts } from './attempt-counts.ts';
import { sign } from './server-key.ts';

/**
 * Counts under a keyed hash of each key. Keys name accounts and addresses, which are personal data that
 * counting does not need. Without the server's key nobody can test a guess against what is stored.
 */
export function withHashedKeys(counts: AttemptCounts, serverKey: Buffer): AttemptCounts {
  const hashed = (key: string): string => sign(serverKey, key);
  return {
    count: (key, rule) => counts.count(hashed(key), rule),
    uncount: (key) => counts.uncount(hashed(key)),
    forget: (key) => counts.forget(hashed(key)),
  };
}
