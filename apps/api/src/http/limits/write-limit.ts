import rateLimit from '@fastify/rate-limit';
import { addressKey } from '@buddyline/connections/address-key';
import type { FastifyRequest } from 'fastify';
import type { Redis } from '../../redis/redis.ts';
import type { Api } from '../api.ts';
import { tooMany } from '../failure.ts';
import { readMethods } from '../read-methods.ts';
import { limitStore } from './limit-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts further writes of one call.
     * @throws Failure 429 when they are too many
     */
    countWrites(count: number): Promise<void>;
  }
}

const silent = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/**
 * Limits the writes per minute over all routes, per user or, without sign-in, per address. A route may
 * have a stricter limit in addition (`config.rateLimit`). Reads are not counted: they are cheap, and
 * counting costs a tenth of the throughput.
 */
export async function limitWrites(
  api: Api,
  writesPerMinute: number,
  redis: Redis | null,
): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    max: writesPerMinute,
    timeWindow: 60_000,
    hook: 'preParsing',
    store: limitStore(redis),
    keyGenerator: ({ caller, ip }) => `writes:${caller?.userId ?? addressKey(ip)}`,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  });
  const countWrite = api.createRateLimit();
  async function countWrites(this: FastifyRequest, count: number): Promise<void> {
    const counts = await Promise.all(Array.from({ length: count }, () => countWrite(this)));
    for (const counted of counts) {
      if (!counted.isAllowed && counted.isExceeded) {
        throw tooMany({ retryAfter: counted.ttlInSeconds });
      }
    }
  }
  api.decorateRequest('countWrites', countWrites);
  // After the access check, so that the caller is known, and before the body is read.
  api.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.is404 || readMethods.has(request.method)) return done(null, payload);
    request.countWrites(1).then(() => done(null, payload), done);
  });
}
