import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail, nothingHere } from './failure.ts';
import { endToEnd, headersForApi } from './forwarded-headers.ts';
import { hasBody } from './one-reading.ts';

/** The first part of every path that is passed on. */
export const prefix = '/api';

/**
 * The router has decoded the path, and what the API gets is what was asked for. The prefix must stand
 * there as it is, and no slash may be hidden in what the router took for one segment.
 */
const passable = /^\/api\/(?![^?]*%(?:2f|5c))/i;

/** A connection to the API on which nothing moves for this long is given up, ms. */
const usualSilenceMs = 60_000;

const usual = 'The service is not available right now, please try again.';

/** Passes a request on to the API at `target` and its answer back; 503 while the API is out of reach. */
export function forwarder(
  target: URL,
  unavailable: (acceptLanguage: string | undefined) => string = () => usual,
  silenceMs = usualSilenceMs,
) {
  const call = callerOf(target, silenceMs);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!passable.test(request.raw.url ?? '')) return nothingHere(reply);
    const toApi = call(request);
    // Silent because the visitor reads slowly: how long that may last is `limitConnections`' to say.
    toApi.on('timeout', () => {
      if (!reply.raw.writableNeedDrain) toApi.destroy();
    });
    // Answered, or the visitor has gone.
    reply.raw.once('close', () => toApi.destroy());
    try {
      const answer = await exchange(request.raw, toApi);
      return reply
        .code(answer.statusCode ?? 502)
        .headers(endToEnd(answer.headers))
        .send(answer);
    } catch (error) {
      const { method, url, log } = request;
      // A visitor who left ends the call too, which is nobody's failure.
      if (!reply.raw.destroyed) {
        log.warn({ method, path: url.split('?')[0], err: error }, 'The API cannot be reached');
      }
      reply.header('retry-after', '2');
      return fail(reply, 503, unavailable(request.headers['accept-language']));
    }
  };
}

/**
 * A request with a body has a connection of its own, which ends with it: whatever becomes of the body,
 * no byte of it can be taken for the next visitor's request.
 */
function callerOf(target: URL, silenceMs: number): (request: FastifyRequest) => ClientRequest {
  const { request: send, Agent } = target.protocol === 'https:' ? https : http;
  const shared = new Agent({ keepAlive: true });
  const base = target.pathname.replace(/\/$/, '');
  return ({ raw, protocol }) =>
    send(target, {
      method: raw.method,
      path: base + (raw.url ?? '').slice(prefix.length),
      headers: headersForApi(raw, protocol),
      agent: hasBody(raw) ? false : shared,
      timeout: silenceMs,
    });
}

/**
 * The API may answer before an upload has arrived (401, 413), and nothing sends it the rest then. To
 * hang up would cost the sender the answer, and so would leaving the rest unread: it is read and
 * dropped, for as long as a request may take.
 */
async function exchange(visitor: IncomingMessage, toApi: ClientRequest): Promise<IncomingMessage> {
  // Also after the answer, when the connection ends before the body.
  toApi.on('error', () => {});
  visitor.pipe(toApi);
  try {
    const [answer]: IncomingMessage[] = await once(toApi, 'response');
    if (!answer) throw new Error('The API gave no answer.');
    return answer;
  } finally {
    visitor.unpipe(toApi);
    visitor.resume();
  }
}
