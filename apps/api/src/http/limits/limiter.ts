import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { type Redis, RedisUnavailableError } from '../../redis/redis.ts';
import { sign } from '../../session/server-key.ts';
import type { Counts } from './counts.ts';
import { CountsInMemory } from './counts-in-memory.ts';
import { countsInRedis } from './counts-in-redis.ts';
import { countsInDatabase } from './counts-sql.ts';
import { type Limit, type LimitName, limits } from './limits.ts';

/** The one limiter of how often something may be done. */
export interface Limiter {
  /**
   * Counts before the work, so that calls at the same time cannot pass the limit.
   * @returns null when it is allowed, else the seconds to wait
   */
  count(name: LimitName, by: string): Promise<number | null>;
  /** Withdraws what was counted, such as an attempt that did not fail. */
  uncount(name: LimitName, by: string): Promise<void>;
  forget(name: LimitName, by: string): Promise<void>;
}

/**
 * Counts in Redis; without it, or while it is unavailable, in the database or in memory, as the limit says.
 *
 * The stores have a keyed hash of each key. Keys contain accounts and addresses, which are personal data that counting
 * does not need. Without the server's key a stored hash cannot be used to test guesses.
 */
export function createLimiter(
  db: Kysely<Database>,
  redis: Redis | null,
  hashKey: Buffer,
  { writesPerMinute, signInsPerAccount }: Pick<Config, 'writesPerMinute' | 'signInsPerAccount'>,
): Limiter {
  const table: Record<LimitName, Limit> = {
    ...limits,
    writes: { ...limits.writes, points: writesPerMinute },
    rightPasswords: { ...limits.rightPasswords, points: signInsPerAccount },
  };
  const inRedis = redis === null ? null : countsInRedis(redis);
  const inDatabase = countsInDatabase(db);
  const inMemory = new Map<LimitName, CountsInMemory>();
  // Each limit has its own, so that many keys of one limit let none of another be forgotten.
  function withoutRedis(name: LimitName): Counts {
    if (table[name].withoutRedis === 'database') return inDatabase;
    const counts = inMemory.get(name) ?? new CountsInMemory();
    inMemory.set(name, counts);
    return counts;
  }

  async function inStore<T>(name: LimitName, work: (counts: Counts) => Promise<T>): Promise<T> {
    if (inRedis === null) return work(withoutRedis(name));
    try {
      return await work(inRedis);
    } catch (error) {
      if (error instanceof RedisUnavailableError) return work(withoutRedis(name));
      throw error;
    }
  }
  const keyOf = (name: LimitName, by: string): string => sign(hashKey, `${name}:${by}`);

  return {
    count: (name, by) => inStore(name, (counts) => counts.count(keyOf(name, by), table[name])),
    uncount: (name, by) => inStore(name, (counts) => counts.uncount(keyOf(name, by))),
    forget: (name, by) => inStore(name, (counts) => counts.forget(keyOf(name, by))),
  };
}
