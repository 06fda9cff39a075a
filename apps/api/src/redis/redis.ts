import type { Reachability } from '../reachability.ts';

/** State that the API's processes share beside the database. The API works without it for a while. */
export interface Redis {
  reachability: Reachability;
  /**
   * Runs a Lua script on one key.
   * @throws RedisUnavailableError at once while Redis is unavailable, and when it does not answer in time
   */
  run(script: string, key: string, args?: (string | number)[]): Promise<unknown>;
  /** Notifies all processes, this one included; does nothing while Redis is unavailable. */
  publish(channel: string): void;
  subscribe(channel: string, listener: () => void): void;
  close(): Promise<void>;
}

/** Redis is unavailable; the caller uses its fallback. */
export class RedisUnavailableError extends Error {
  override name = 'RedisUnavailableError';
}
