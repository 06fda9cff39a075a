import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, HTTPMethods } from 'fastify';
import { sendFailure, sendNotFound } from './failure.ts';
import { forwarder, prefix } from './forward.ts';
import { ambiguousRefusal, refusalOf } from './ambiguous-requests.ts';

export interface ApiRoute {
  methods: HTTPMethods[];
  /** A route below `/api`: `/files/:id`, or `/*` for all. */
  path: string;
}

export const allApiCalls: ApiRoute = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  path: '/*',
};

export interface ApiAccess {
  /** The API's URL for this process (`http://127.0.0.1:4000/api`). */
  url: string;
  /** The calls to forward; everything else below `/api` is a 404. */
  routes: ApiRoute[];
  /** The message of the 503 while the API is unreachable. */
  unavailable?: (acceptLanguage: string | undefined) => string;
}

/**
 * Forwards calls below `/api` to the API, streaming both ways, so that the browser only requests
 * its own origin. The visitor's address is added to X-Forwarded-For; the API decides whether to
 * trust it.
 */
export async function proxyApi(app: FastifyInstance, access: ApiAccess): Promise<void> {
  const streams = new Set<IncomingMessage>();
  const handler = forwarder(new URL(access.url), access.unavailable, { streams });
  // Otherwise they would delay a stop until the forced exit.
  app.addHook('preClose', (done) => {
    for (const stream of streams) stream.destroy();
    done();
  });
  const addRoutes = async (api: FastifyInstance) => {
    refuseAmbiguous(api);
    // Bodies are streamed, never parsed.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, body, done) => done(null, body));
    api.setErrorHandler<FastifyError>(({ statusCode = 500, message }, _request, reply) =>
      sendFailure(
        reply,
        statusCode,
        statusCode < 500 ? message : 'Something went wrong on our side.',
      ),
    );
    for (const { methods, path } of access.routes) {
      api.route({ method: methods, url: path, exposeHeadRoute: false, handler });
    }
    const url = '/*';
    const others = api.supportedMethods.filter(
      (method) => !api.hasRoute({ method, url: prefix + url }),
    );
    api.all('/', (_request, reply) => sendNotFound(reply));
    api.route({ method: others, url, handler: (_request, reply) => sendNotFound(reply) });
  };
  await app.register(addRoutes, { prefix });
}

/**
 * After a refusal everything on the same connection is refused: it may be part of that request's
 * body.
 */
function refuseAmbiguous(api: FastifyInstance): void {
  const refusedSockets = new WeakSet<Socket>();
  api.addHook('onRequest', async ({ raw }, reply) => {
    const refusal = refusedSockets.has(raw.socket) ? ambiguousRefusal : refusalOf(raw);
    if (!refusal) return;
    refusedSockets.add(raw.socket);
    return sendFailure(reply.header('connection', 'close'), refusal.status, refusal.message);
  });
}
