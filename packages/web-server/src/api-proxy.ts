import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from 'fastify';
import { endToEnd, headersForApi } from './forwarded-headers.ts';
import { hasBody, notUnderstood, whyRefused } from './one-reading.ts';

export interface ApiRoute {
  methods: HTTPMethods[];
  /** Below `/api`, as the router writes paths: `/files/:id`, or `/*` for all. */
  path: string;
}

export const everyCall: ApiRoute = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  path: '/*',
};

export interface ApiAccess {
  /** The API as this process reaches it (`http://127.0.0.1:4000/api`). */
  url: string;
  /** What is passed on; everything else below `/api` is a 404. */
  routes: ApiRoute[];
  /** The sentence of the 503 answer while the API is out of reach. */
  unavailable?: (acceptLanguage: string | undefined) => string;
}

/** A connection to the API on which nothing moves for this long is given up, ms. */
const silenceMs = 60_000;
const prefix = '/api';
/**
 * The router has decoded the path, and what the API gets is what was asked for. Our prefix must stand
 * there as it is, and no slash may be hidden in what the router took for one segment.
 */
const passable = /^\/api\/(?![^?]*%(?:2f|5c))/i;

/**
 * Forwards calls below `/api` to the API, streaming both ways, so that the browser only ever talks to
 * its own origin. The visitor's address travels in X-Forwarded-For; the API decides whom it believes.
 */
export async function proxyApi(app: FastifyInstance, access: ApiAccess): Promise<void> {
  const call = callerOf(new URL(access.url));
  const addRoutes = async (api: FastifyInstance) => {
    refuseAmbiguous(api);
    // Bodies are passed on as they come.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, body, done) => done(null, body));
    api.setErrorHandler<FastifyError>(({ statusCode = 500, message }, _request, reply) =>
      fail(reply, statusCode, statusCode < 500 ? message : 'Something went wrong on our side.'),
    );
    for (const { methods, path } of access.routes) {
      const handler = (request: FastifyRequest, reply: FastifyReply) =>
        forward(call, access, request, reply);
      api.route({ method: methods, url: path, exposeHeadRoute: false, handler });
    }
    const url = '/*';
    const others = api.supportedMethods.filter(
      (method) => !api.hasRoute({ method, url: prefix + url }),
    );
    api.all('/', (_request, reply) => nothingHere(reply));
    api.route({ method: others, url, handler: (_request, reply) => nothingHere(reply) });
  };
  await app.register(addRoutes, { prefix });
}

/** After a refusal nothing else on its connection counts: it may be the inside of that request. */
function refuseAmbiguous(api: FastifyInstance): void {
  const distrusted = new WeakSet<Socket>();
  api.addHook('onRequest', async ({ raw }, reply) => {
    const refusal = distrusted.has(raw.socket) ? notUnderstood : whyRefused(raw);
    if (!refusal) return;
    distrusted.add(raw.socket);
    return fail(reply.header('connection', 'close'), refusal.status, refusal.message);
  });
}

type Caller = (request: FastifyRequest) => ClientRequest;

/**
 * A request with a body has a connection of its own, which ends with it: whatever becomes of the body,
 * no byte of it can be taken for the next visitor's request.
 */
function callerOf(target: URL): Caller {
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

async function forward(
  call: Caller,
  { unavailable = () => 'Service Unavailable' }: ApiAccess,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!passable.test(request.raw.url ?? '')) return nothingHere(reply);
  const toApi = call(request);
  toApi.once('timeout', () => toApi.destroy());
  // Answered, or the visitor has gone.
  reply.raw.once('close', () => toApi.destroy());
  try {
    const answer = await exchange(request.raw, toApi);
    return reply
      .code(answer.statusCode ?? 502)
      .headers(endToEnd(answer.headers))
      .send(answer);
  } catch {
    reply.header('retry-after', '2');
    return fail(reply, 503, unavailable(request.headers['accept-language']));
  }
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

function nothingHere(reply: FastifyReply): FastifyReply {
  return fail(reply, 404, 'There is nothing here.');
}

function fail(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ isSuccessful: false, message });
}
