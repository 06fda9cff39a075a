import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../api.ts';
import { overloaded } from '../failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Never refused under overload: for health checks of load balancers. */
    isNeverShed?: boolean;
    /** An upload waits for its sender, so `upload-limit.ts` counts it instead. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Refused with 503 before any work; the log has one line per second for all of them. */
    isShed: boolean;
    /** Counts as in flight until its response is ready. */
    isInFlight: boolean;
  }
}

const { sentence, status, retryAfter } = overloaded();
/** Interval of the log line with the number of refused requests, ms. */
const logEveryMs = 1_000;

/**
 * Answers 503 at once while `maxInFlight` requests are in flight. Only processing counts, not the time in
 * which a slow client sends its body or reads the response.
 */
export function shedLoad(api: Api, maxInFlight: number): void {
  let inFlight = 0;
  const countShed = createShedCounter(api);
  api.decorateRequest('isShed', false);
  api.decorateRequest('isInFlight', false);
  function enter(request: FastifyRequest, reply: FastifyReply): void {
    inFlight += 1;
    request.isInFlight = true;
    // For clients that disconnect before the response.
    reply.raw.once('close', () => leave(request));
  }
  function leave(request: FastifyRequest): void {
    if (request.isInFlight) inFlight -= 1;
    request.isInFlight = false;
  }
  api.addHook('onRequest', (request, reply, done) => {
    const isShed = inFlight >= maxInFlight && request.routeOptions.config.isNeverShed !== true;
    if (isShed) {
      countShed();
      return shed(request, reply);
    }
    // A request without a body counts from now on, since looking up the session is work already.
    if (!hasBody(request.raw)) enter(request, reply);
    done();
  });
  api.addHook('preValidation', (request, reply, done) => {
    if (request.routeOptions.config.isUpload !== true && hasBody(request.raw)) {
      enter(request, reply);
    }
    done();
  });
  api.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

/** Counts refused requests and logs their number once a second. */
function createShedCounter({ log }: Api): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused }, 'Overloaded: some requests were refused with 503');
      refused = 0;
    }, logEveryMs).unref();
  };
}

/**
 * Writes to the socket directly, without the error handler, the hooks and the log: under fourfold overload
 * there are three refusals for each served request, so refusals must be cheap.
 */
function shed(request: FastifyRequest, reply: FastifyReply): void {
  request.isShed = true;
  reply.header('cache-control', 'no-store');
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('retry-after', retryAfter);
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.statusCode = status;
  reply.raw.end(JSON.stringify({ isSuccessful: false, message: request.i18n._(sentence) }));
}
