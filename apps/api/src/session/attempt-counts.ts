import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type Redis, RedisAwayError } from '../redis/redis.ts';
import * as redisCounts from './throttle-redis.ts';
import type { ThrottleRule } from './throttle-rule.ts';
import * as table from './throttle-sql.ts';

/** Where failed sign-ins are counted. */
export interface AttemptCounts {
  /**
   * Counts an attempt as failed before it is made, so that a hundred at once are not all the first.
   * @returns null when it may be made, else the seconds until the next may.
   */
  count(key: string, rule: ThrottleRule): Promise<number | null>;
  /** Takes one counted attempt back: it did not fail. */
  uncount(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** In Redis where there is one, in the database without it and while it is away. */
export function createAttemptCounts(db: Kysely<Database>, redis: Redis | null): AttemptCounts {
  const inDatabase: AttemptCounts = {
    count: (key, rule) => table.countAttempt(db, key, rule),
    uncount: (key) => table.uncountAttempt(db, key),
    forget: (key) => table.forgetAttempts(db, key),
  };
  if (redis === null) return inDatabase;

  async function orElse<T>(ask: Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    try {
      return await ask;
    } catch (error) {
      if (error instanceof RedisAwayError) return otherwise();
      throw error;
    }
  }

  return {
    count: (key, rule) =>
      orElse(redisCounts.countAttempt(redis, key, rule), () => inDatabase.count(key, rule)),
    uncount: (key) => orElse(redisCounts.uncountAttempt(redis, key), () => inDatabase.uncount(key)),
    forget: (key) => orElse(redisCounts.forgetAttempts(redis, key), () => inDatabase.forget(key)),
  };
}
