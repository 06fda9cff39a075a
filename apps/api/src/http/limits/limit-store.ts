import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import * as v from 'valibot';
import { type Redis, RedisUnavailableError } from '../../redis/redis.ts';

interface Count {
  current: number;
  /** Time until the count is reset, ms. */
  ttl: number;
}

type Callback = (error: Error | null, count?: Count) => void;

const maxKeys = 10_000;

const increment = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { current, redis.call('PTTL', KEYS[1]) }`;
const incremented = v.tuple([v.number(), v.number()]);

/**
 * The store of `@fastify/rate-limit`: Redis, shared by all processes, or this process's memory while
 * Redis is unavailable or not configured. Routes with the same key share a count.
 */
export function limitStore(redis: Redis | null): FastifyRateLimitStoreCtor {
  const own = new OwnCounts();

  async function count(key: string, windowMs: number): Promise<Count> {
    if (redis === null) return own.count(key, windowMs);
    try {
      const answer = await redis.run(increment, `buddyline:limit:${key}`, [windowMs]);
      const [current, ttl] = v.parse(incremented, answer);
      return { current, ttl };
    } catch (error) {
      if (error instanceof RedisUnavailableError) return own.count(key, windowMs);
      throw error;
    }
  }

  return class implements FastifyRateLimitStore {
    incr(key: string, callback: Callback, windowMs: number): void {
      count(key, windowMs).then((counted) => callback(null, counted), callback);
    }

    child(): this {
      return this;
    }
  };
}

/** Counts in memory. A window starts with the first call of a key. */
class OwnCounts {
  readonly #counts = new Map<string, { current: number; until: number }>();

  count(key: string, windowMs: number): Count {
    const now = Date.now();
    const known = this.#counts.get(key);
    if (known !== undefined && known.until > now) {
      known.current += 1;
      return { current: known.current, ttl: known.until - now };
    }
    // A Map keeps insertion order, so the first key is the oldest.
    this.#counts.delete(key);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size >= maxKeys && oldest !== undefined) this.#counts.delete(oldest);
    this.#counts.set(key, { current: 1, until: now + windowMs });
    return { current: 1, ttl: windowMs };
  }
}
