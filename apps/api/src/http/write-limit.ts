import rateLimit from '@fastify/rate-limit';
import { addressKey } from './address-key.ts';
import type { Redis } from '../redis/redis.ts';
import type { Api } from './api.ts';
import { limitStore } from './limit-store.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

const silent = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/**
 * Limits how much one person, or one address that is not signed in, may change in a minute.
 * Reads are not counted: they are cheap, and counting costs a tenth of the throughput.
 */
export async function limitWrites(
  api: Api,
  writesPerMinute: number,
  redis: Redis | null,
): Promise<void> {
  api.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => reads.has(method))) return;
    // A route may have a tighter limit of its own.
    route.config = { rateLimit: {}, ...route.config };
  });
  await api.register(rateLimit, {
    global: false,
    max: writesPerMinute,
    timeWindow: 60_000,
    // After the access check, so that the caller is known, and before the body is read.
    hook: 'preParsing',
    store: limitStore(redis),
    keyGenerator: ({ caller, ip }) => `writes:${caller?.userId ?? addressKey(ip)}`,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  });
}
