import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../api.ts';
import { overloaded } from '../failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much is going on: the checks of load balancers. */
    isNeverShed?: boolean;
    /** Takes a form: waits for its sender, and is counted by `upload-limit.ts` instead. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Answered 503 before anything was done; the log tells of all of them together. */
    isTurnedAway: boolean;
    /** Takes one of the places until its answer is made. */
    isInFlight: boolean;
  }
}

const { sentence, status, retryAfter } = overloaded();
/** How often the log says how many were turned away, ms. */
const toldEveryMs = 1_000;

/**
 * Answers 503 at once while `maxInFlight` requests are being worked on. What counts is work: a request
 * whose body is still arriving from a slow client is not in flight yet, and one whose answer is on its
 * way to a slow reader is so no more.
 */
export function shedLoad(api: Api, maxInFlight: number): void {
  let inFlight = 0;
  const tell = countTurnedAway(api);
  api.decorateRequest('isTurnedAway', false);
  api.decorateRequest('isInFlight', false);
  function enter(request: FastifyRequest, reply: FastifyReply): void {
    inFlight += 1;
    request.isInFlight = true;
    // For callers that go away before there is an answer.
    reply.raw.once('close', () => leave(request));
  }
  function leave(request: FastifyRequest): void {
    if (request.isInFlight) inFlight -= 1;
    request.isInFlight = false;
  }
  api.addHook('onRequest', (request, reply, done) => {
    const isShed = inFlight >= maxInFlight && request.routeOptions.config.isNeverShed !== true;
    if (isShed) {
      tell();
      return turnAway(request, reply);
    }
    // What is all here counts from here on: waiting for its caller's session is work already.
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

/** Counts them, and says how many there were within the second. */
function countTurnedAway({ log }: Api): () => void {
  let turnedAway = 0;
  return () => {
    turnedAway += 1;
    if (turnedAway > 1) return;
    setTimeout(() => {
      log.warn({ turnedAway }, 'More requests than can be worked on: some were turned away');
      turnedAway = 0;
    }, toldEveryMs).unref();
  };
}

/**
 * Straight onto the socket, past the error handler, the hooks and the log: four times too many callers are
 * three answers of this kind for every good one, and what they cost is taken from the good ones.
 */
function turnAway(request: FastifyRequest, reply: FastifyReply): void {
  request.isTurnedAway = true;
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
