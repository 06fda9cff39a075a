import { finished, PassThrough } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, preParsingHookHandler } from 'fastify';

type ProxyHooks = Required<NonNullable<FastifyHttpProxyOptions['replyOptions']>>;
type Sentence = (acceptLanguage: string | undefined) => string;

/** Headers that describe one connection; this server sets its own. */
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Forwards `/api/*` to `apiUrl`, streaming both ways, so that the browser only ever talks to its
 * own origin. The visitor's address travels in X-Forwarded-For; the API decides whom it believes.
 */
export function proxyApi(apiUrl: string, unavailable: Sentence = () => 'Service Unavailable') {
  const target = new URL(apiUrl);
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('preParsing', relayBody);
    await app.register(httpProxy, {
      upstream: target.origin,
      prefix: '/api',
      rewritePrefix: target.pathname.replace(/\/$/, ''),
      http: { requestOptions: { timeout: 60_000 } },
      disableRequestLogging: true,
      replyOptions: {
        // The default sends a GET again up to ten times after a 503: the API's own answer counts.
        retryDelay: () => null,
        rewriteRequestHeaders,
        rewriteHeaders,
        onResponse: sendAnswer,
        onError: answerUnavailable(unavailable),
      },
    });
  };
}

const rewriteRequestHeaders: ProxyHooks['rewriteRequestHeaders'] = (request, headers) => {
  const before = request.headers['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? '';
  return {
    ...headers,
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? request.protocol,
  };
};

const rewriteHeaders: ProxyHooks['rewriteHeaders'] = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.includes(name)));

/** Bodies go through a stream of their own, which can end without the visitor's connection. */
const relayBody: preParsingHookHandler = (request, _reply, payload, done) => {
  if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload);
  const relay = new PassThrough();
  payload.pipe(relay);
  finished(payload, (error) => {
    if (error) relay.destroy();
  });
  done(null, relay);
};

/**
 * The API may answer before an upload has arrived (401, 413), and nothing sends it the rest then. To
 * hang up would cost the sender the answer, and so would leaving the rest unread: it is read and
 * dropped, for as long as a request may take.
 */
const sendAnswer: ProxyHooks['onResponse'] = ({ body, raw }, reply, answer) => {
  if (body instanceof PassThrough && !body.writableFinished) {
    reply.removeHeader('connection');
    raw.unpipe(body);
    raw.resume();
    // Ends the connection to the API, which still waits for what will not come.
    reply.raw.once('close', () => body.destroy());
  }
  reply.send(answer.stream);
};

function answerUnavailable(unavailable: Sentence): ProxyHooks['onError'] {
  return (reply) => {
    const message = unavailable(reply.request.headers['accept-language']);
    reply
      .code(503)
      .header('retry-after', '2')
      .header('cache-control', 'no-store')
      .send({ isSuccessful: false, message });
  };
}
