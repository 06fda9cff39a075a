import * as v from 'valibot';
import type { Redis } from '../../redis/redis.ts';
import type { Counts } from './counts.ts';

const keyOf = (key: string): string => `buddyline:limit:${key}`;

/** The same algorithm as in `counts-sql.ts`, with the clock of Redis. Returns 0 or the seconds to wait. */
const count = `
  local clock = redis.call('TIME')
  local now = clock[1] + clock[2] / 1000000
  local duration, allowed = tonumber(ARGV[1]), tonumber(ARGV[2])
  local known = redis.call('HMGET', KEYS[1], 'points', 'first', 'last')
  local points, first, last = tonumber(known[1]), tonumber(known[2]), tonumber(known[3])
  if not points or first + duration <= now then
    points, first, last = 0, now, now
  end
  if points >= allowed then
    local nextAt = first + duration
    if ARGV[3] == 'doubling' then
      nextAt = last + math.min(60, 2 ^ math.min(points - allowed, 6))
    end
    if nextAt > now then return math.ceil(nextAt - now) end
  end
  redis.call('HSET', KEYS[1], 'points', points + 1, 'first', first, 'last', now)
  redis.call('EXPIRE', KEYS[1], duration)
  return 0`;

const uncount = `
  if tonumber(redis.call('HGET', KEYS[1], 'points') or 0) > 0 then
    redis.call('HINCRBY', KEYS[1], 'points', -1)
  end`;

const forget = `redis.call('DEL', KEYS[1])`;

export function countsInRedis(redis: Redis): Counts {
  return {
    async count(key, { points, durationS, wait }) {
      const answer = await redis.run(count, keyOf(key), [durationS, points, wait]);
      const seconds = v.parse(v.number(), answer);
      return seconds === 0 ? null : seconds;
    },
    async uncount(key) {
      await redis.run(uncount, keyOf(key));
    },
    async forget(key) {
      await redis.run(forget, keyOf(key));
    },
  };
}
