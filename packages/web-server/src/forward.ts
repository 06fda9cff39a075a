import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { hasBody } from '@buddyline/connections/has-body';
import { discardInTurns } from '@buddyline/connections/paced-delivery';
import { whenOver } from '@buddyline/connections/when-over';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure, sendNotFound } from './failure.ts';
import { endToEnd, headersForApi } from './forwarded-headers.ts';

/** The prefix of every forwarded path. */
export const prefix = '/api';

/**
 * The router matches the decoded path, but the raw path is forwarded. So the raw path must start
 * with the literal prefix, and no segment may contain an encoded slash.
 */
const forwardablePath = /^\/api\/(?![^?]*%(?:2f|5c))/i;

/** A connection to the API without traffic for this long is aborted. */
const defaultIdleTimeoutMs = 60_000;

const defaultMessage = 'The service is not available right now, please try again.';

/**
 * Forwards requests to the API at `target` and returns its responses; 503 while it is unreachable.
 * @param streams gets the responses that do not end by themselves, while they are open
 */
export function forwarder(
  target: URL,
  unavailable: (acceptLanguage: string | undefined) => string = () => defaultMessage,
  { idleTimeoutMs = defaultIdleTimeoutMs, streams = new Set<IncomingMessage>() } = {},
) {
  const call = requestFactory(target, idleTimeoutMs);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!forwardablePath.test(request.raw.url ?? '')) return sendNotFound(reply);
    const toApi = call(request);
    // A visitor who reads slowly is no reason to abort: `limitConnections` has a time-out for that.
    toApi.on('timeout', () => {
      if (!reply.raw.writableNeedDrain) toApi.destroy();
    });
    // The response is complete, or the visitor has disconnected.
    whenOver(reply.raw, () => toApi.destroy());
    try {
      const answer = await exchange(request.raw, toApi);
      if (isStream(answer)) {
        streams.add(answer);
        answer.once('close', () => streams.delete(answer));
      }
      return reply
        .code(answer.statusCode ?? 502)
        .headers(endToEnd(answer.headers))
        .send(answer);
    } catch (error) {
      const { method, url, log } = request;
      // A visitor who disconnected aborts the call too, which is not a failure.
      if (!reply.raw.destroyed) {
        log.warn({ method, path: url.split('?')[0], err: error }, 'The API cannot be reached');
      }
      reply.header('retry-after', '2');
      return sendFailure(reply, 503, unavailable(request.headers['accept-language']));
    }
  };
}

/** A stream of server-sent events. */
const isStream = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true;

/**
 * A request with a body has a connection of its own, which is closed after it, so that no byte of
 * the body can be parsed as the next visitor's request.
 */
function requestFactory(
  target: URL,
  idleTimeoutMs: number,
): (request: FastifyRequest) => ClientRequest {
  const { request: send, Agent } = target.protocol === 'https:' ? https : http;
  const shared = new Agent({ keepAlive: true });
  const base = target.pathname.replace(/\/$/, '');
  return ({ raw, protocol }) =>
    send(target, {
      method: raw.method,
      path: base + (raw.url ?? '').slice(prefix.length),
      headers: headersForApi(raw, protocol),
      agent: hasBody(raw) ? false : shared,
      timeout: idleTimeoutMs,
    });
}

/**
 * The API may respond before an upload is complete (401, 413). The rest is then read and discarded:
 * if we disconnected or stopped reading, the sender would not get the response.
 */
async function exchange(visitor: IncomingMessage, toApi: ClientRequest): Promise<IncomingMessage> {
  // Errors also occur after the response, when the connection is closed before the body is sent.
  toApi.on('error', () => {});
  visitor.pipe(toApi);
  try {
    const [answer]: IncomingMessage[] = await once(toApi, 'response');
    if (!answer) throw new Error('The API sent no response.');
    return answer;
  } finally {
    visitor.unpipe(toApi);
    discardInTurns(visitor);
  }
}
