import { Readable } from 'node:stream';
import { addressKey, networkOf } from '@buddyline/connections/address-key';
import { hasBody } from '@buddyline/connections/has-body';
import { whenOver } from '@buddyline/connections/when-over';
import { isStaff } from '@buddyline/domain/role';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../session/caller.ts';
import type { Api } from '../api.ts';
import { overloaded } from '../failure.ts';
import { InFlight, type Sender } from './in-flight.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Never refused under overload, and takes no place of others: for health checks of load balancers. */
    isNeverShed?: boolean;
    /** An upload waits for its sender, so `upload-limit.ts` counts it instead. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Refused with 503 before any work; the log has one line per second for all of them. */
    isShed: boolean;
    /** Whose request it is while it counts as in flight, until its response is ready. */
    inFlightOf: Sender | null;
    /** Its handler runs, which goes on when the client leaves. */
    isHandled: boolean;
    /** Its answer is made in parts, while it is read. */
    isInParts: boolean;
  }
}

const { sentence, status, retryAfter } = overloaded();
/** Interval of the log line with the number of refused requests, ms. */
const logEveryMs = 1_000;

/**
 * Answers 503 at once while `maxInFlight` requests are in flight, and to senders who have more of them than are left
 * for others. Only processing counts, not the time in which a slow client sends its body or reads the response.
 * Making an answer in parts is processing, and counts for its sender. A request whose client has left counts until it is
 * done.
 */
export function shedLoad(api: Api, maxInFlight: number): void {
  const inFlight = new InFlight(maxInFlight);
  const countShed = createShedCounter(api);
  api.decorateRequest('isShed', false);
  api.decorateRequest('inFlightOf', null);
  api.decorateRequest('isHandled', false);
  api.decorateRequest('isInParts', false);
  function hasRoom(request: FastifyRequest, sender: Sender): boolean {
    return inFlight.hasRoomFor(sender) || isNeverShed(request);
  }
  function refuse(request: FastifyRequest, reply: FastifyReply): void {
    countShed();
    shed(request, reply);
  }
  function enter(request: FastifyRequest, reply: FastifyReply, sender: Sender): void {
    if (isNeverShed(request)) return;
    inFlight.enter(sender);
    request.inFlightOf = sender;
    whenOver(reply.raw, () => {
      if (!request.isHandled) leave(request);
    });
  }
  function leave(request: FastifyRequest): void {
    if (request.inFlightOf !== null) inFlight.leave(request.inFlightOf);
    request.inFlightOf = null;
  }
  api.addHook('onRequest', (request, reply, done) => {
    const sender = visitor(request);
    if (!hasRoom(request, sender)) return refuse(request, reply);
    // A request without a body counts from now on, since looking up the session is work already.
    if (!hasBody(request.raw)) enter(request, reply, sender);
    done();
  });
  // Who signed in is known by now, and counts by themselves wherever they are.
  api.addHook('preParsing', (request, reply, payload, done) => {
    if (request.inFlightOf === null || request.caller === null) return done(null, payload);
    leave(request);
    const sender = signedIn(request.caller);
    if (!hasRoom(request, sender)) return refuse(request, reply);
    inFlight.enter(sender);
    request.inFlightOf = sender;
    done(null, payload);
  });
  api.addHook('preValidation', (request, reply, done) => {
    if (request.routeOptions.config.isUpload === true || !hasBody(request.raw)) return done();
    const sender = request.caller === null ? visitor(request) : signedIn(request.caller);
    if (!hasRoom(request, sender)) return refuse(request, reply);
    enter(request, reply, sender);
    done();
  });
  api.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function counted(request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (!(result instanceof Promise)) return result;
      request.isHandled = true;
      const settle = () => {
        request.isHandled = false;
        if (reply.raw.closed) leave(request);
      };
      result.then(settle, settle);
      return result;
    };
  });
  function countParts(sender: Sender, parts: Readable, reply: FastifyReply): void {
    let isMade = false;
    const made = () => {
      if (!isMade) inFlight.endParts(sender);
      isMade = true;
    };
    inFlight.beginParts(sender);
    parts.once('close', made);
    whenOver(reply.raw, made);
  }
  api.addHook('onSend', (request, reply, payload, done) => {
    const sender = request.inFlightOf;
    leave(request);
    const isInParts = request.isInParts && payload instanceof Readable;
    if (sender !== null && isInParts) countParts(sender, payload, reply);
    done();
  });
}

function isNeverShed({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isNeverShed === true;
}

/**
 * Somebody who has not signed in, or whose session is looked up next. The latter are counted by network only, because
 * many members may be behind one address. They are counted apart from visitors, so that visitors keep no member out.
 */
function visitor({ ip, headers, routeOptions }: FastifyRequest): Sender {
  const network = networkOf(ip);
  const isUnknown =
    headers.authorization === undefined || routeOptions.config.access?.who === 'anyone';
  return isUnknown
    ? { id: addressKey(ip), network: `network ${network}` }
    : { network: `members ${network}` };
}

/** Staff work on many records at once, so only the number of all requests limits them. */
function signedIn(caller: Caller): Sender {
  return isStaff(caller) ? {} : { id: caller.userId };
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
