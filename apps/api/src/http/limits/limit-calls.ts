import { addressKey } from '@buddyline/connections/address-key';
import type { FastifyRequest } from 'fastify';
import type { Api } from '../api.ts';
import { tooMany } from '../failure.ts';
import { readMethods } from '../read-methods.ts';
import type { Limiter } from './limiter.ts';
import { type CallLimitName, limits } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit of this route, in addition to that of all writes. */
    limit?: CallLimitName;
  }
  interface FastifyRequest {
    /**
     * Counts for the caller.
     * @throws Failure 429 when it is too often
     */
    countCall(name: CallLimitName, times?: number): Promise<void>;
  }
}

/**
 * Limits the writes over all routes, and the calls of the routes that name a limit. Other reads are not counted: they
 * are cheap, and counting costs a tenth of the throughput.
 */
export function limitCalls(api: Api, limiter: Limiter): void {
  async function countCall(this: FastifyRequest, name: CallLimitName, times = 1): Promise<void> {
    const by = limits[name].by === 'address' ? addressKey(this.ip) : callerKey(this);
    const waits = await Promise.all(Array.from({ length: times }, () => limiter.count(name, by)));
    const retryAfter = waits.find((wait) => wait !== null);
    if (retryAfter !== undefined) throw tooMany({ retryAfter });
  }
  api.decorateRequest('countCall', countCall);
  async function countAll(request: FastifyRequest, names: CallLimitName[]): Promise<void> {
    for (const name of names) await request.countCall(name);
  }
  // After the access check, so that the caller is known, and before the body is read.
  api.addHook('preParsing', (request, _reply, payload, done) => {
    const names = request.is404 ? [] : limitsOf(request);
    if (names.length === 0) return done(null, payload);
    countAll(request, names).then(() => done(null, payload), done);
  });
}

function limitsOf({ method, routeOptions }: FastifyRequest): CallLimitName[] {
  const { limit } = routeOptions.config;
  const ofRoute = limit === undefined ? [] : [limit];
  return readMethods.has(method) ? ofRoute : ['writes', ...ofRoute];
}

function callerKey({ caller, ip }: FastifyRequest): string {
  return caller?.userId ?? addressKey(ip);
}
