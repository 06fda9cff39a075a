import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type Redis, RedisUnavailableError } from '../redis/redis.ts';
import * as redisCounts from './throttle-redis.ts';
import type { ThrottleRule } from './throttle-rule.ts';
import * as table from './throttle-sql.ts';

/** Right sign-ins of an account are limited for this long. */
const rightWindowSeconds = 900;

/** Counters of sign-ins: of failed ones, and of how often a password was right. */
export interface AttemptCounts {
  /** The limit of right passwords of one account, each of which costs as much work as a wrong one. */
  readonly perRightPassword: ThrottleRule;
  /**
   * Counts an attempt as failed before the password is checked, so that concurrent attempts cannot bypass
   * the limit.
   * @returns null when the attempt is allowed, else the seconds to wait
   */
  count(key: string, rule: ThrottleRule): Promise<number | null>;
  /** Withdraws a counted attempt that did not fail. */
  uncount(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/**
 * Counts in Redis, or in the database without Redis or while it is unavailable.
 * @param signInsPerAccount how often its password may be right within 15 minutes
 */
export function createAttemptCounts(
  db: Kysely<Database>,
  redis: Redis | null,
  signInsPerAccount: number,
): AttemptCounts {
  const perRightPassword = {
    windowSeconds: rightWindowSeconds,
    free: signInsPerAccount,
    wait: 'rest-of-window',
  } as const;
  const inDatabase: AttemptCounts = {
    perRightPassword,
    count: (key, rule) => table.countAttempt(db, key, rule),
    uncount: (key) => table.uncountAttempt(db, key),
    forget: (key) => table.forgetAttempts(db, key),
  };
  if (redis === null) return inDatabase;

  async function orElse<T>(inRedis: Promise<T>, fallback: () => Promise<T>): Promise<T> {
    try {
      return await inRedis;
    } catch (error) {
      if (error instanceof RedisUnavailableError) return fallback();
      throw error;
    }
  }

  return {
    perRightPassword,
    count: (key, rule) =>
      orElse(redisCounts.countAttempt(redis, key, rule), () => inDatabase.count(key, rule)),
    uncount: (key) => orElse(redisCounts.uncountAttempt(redis, key), () => inDatabase.uncount(key)),
    forget: (key) => orElse(redisCounts.forgetAttempts(redis, key), () => inDatabase.forget(key)),
  };
}
