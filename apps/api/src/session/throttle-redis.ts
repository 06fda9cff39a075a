import * as v from 'valibot';
import type { Redis } from '../redis/redis.ts';
import type { ThrottleRule } from './throttle-rule.ts';

const keyOf = (key: string): string => `buddyline:attempts:${key}`;

/** The same algorithm as in `throttle-sql.ts`, with the clock of Redis. Returns 0 or the seconds to wait. */
const count = `
  local clock = redis.call('TIME')
  local now = clock[1] + clock[2] / 1000000
  local window, free = tonumber(ARGV[1]), tonumber(ARGV[2])
  local known = redis.call('HMGET', KEYS[1], 'failures', 'first', 'last')
  local failures, first, last = tonumber(known[1]), tonumber(known[2]), tonumber(known[3])
  if not failures or first + window <= now then
    failures, first, last = 0, now, now
  end
  if failures >= free then
    local nextAt = first + window
    if ARGV[3] == 'doubling' then
      nextAt = last + math.min(60, 2 ^ math.min(failures - free, 6))
    end
    if nextAt > now then return math.ceil(nextAt - now) end
  end
  redis.call('HSET', KEYS[1], 'failures', failures + 1, 'first', first, 'last', now)
  redis.call('EXPIRE', KEYS[1], window)
  return 0`;

const uncount = `
  if tonumber(redis.call('HGET', KEYS[1], 'failures') or 0) > 0 then
    redis.call('HINCRBY', KEYS[1], 'failures', -1)
  end`;

const forget = `redis.call('DEL', KEYS[1])`;

export async function countAttempt(
  redis: Redis,
  key: string,
  { windowSeconds, free, wait }: ThrottleRule,
): Promise<number | null> {
  const answer = await redis.run(count, keyOf(key), [windowSeconds, free, wait]);
  const seconds = v.parse(v.number(), answer);
  return seconds === 0 ? null : seconds;
}

export async function uncountAttempt(redis: Redis, key: string): Promise<void> {
  await redis.run(uncount, keyOf(key));
}

export async function forgetAttempts(redis: Redis, key: string): Promise<void> {
  await redis.run(forget, keyOf(key));
}
