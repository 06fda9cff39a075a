import type { Reachability } from '../reachability.ts';

/** What the API's processes share beside the database. All of it can be done without for a while. */
export interface Redis {
  reachability: Reachability;
  /**
   * Runs a Lua script on one key.
   * @throws RedisAwayError at once while Redis is away, and when it does not answer in time
   */
  run(script: string, key: string, args?: (string | number)[]): Promise<unknown>;
  /** Tells all processes, this one included; while Redis is away nobody hears it. */
  publish(channel: string): void;
  subscribe(channel: string, listener: () => void): void;
  close(): Promise<void>;
}

/** Redis cannot be asked now: whoever asked has another way. */
export class RedisAwayError extends Error {
  override name = 'RedisAwayError';
}
