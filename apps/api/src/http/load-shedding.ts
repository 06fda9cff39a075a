import type { Api } from './api.ts';
import { overloaded } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much is going on: the checks of load balancers. */
    isNeverShed?: boolean;
    /** Takes a form: waits for its sender, and is counted by `upload-limit.ts` instead. */
    isUpload?: boolean;
  }
}

/**
 * Answers 503 at once while `maxInFlight` requests are being worked on. What counts is work, not
 * connections: a request whose body is still arriving from a slow client is not in flight.
 */
export function shedLoad(api: Api, maxInFlight: number): void {
  let inFlight = 0;
  api.addHook('onRequest', (request, _reply, done) => {
    const isShed = inFlight >= maxInFlight && request.routeOptions.config.isNeverShed !== true;
    done(isShed ? overloaded() : undefined);
  });
  api.addHook('preValidation', (request, reply, done) => {
    if (request.routeOptions.config.isUpload === true) return done();
    inFlight += 1;
    // 'close' comes for answers that were sent and for callers that went away.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
}
