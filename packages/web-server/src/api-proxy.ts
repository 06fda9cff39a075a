import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, HTTPMethods } from 'fastify';
import { fail, nothingHere } from './failure.ts';
import { forwarder, prefix } from './forward.ts';
import { notUnderstood, whyRefused } from './one-reading.ts';

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

/**
 * Forwards calls below `/api` to the API, streaming both ways, so that the browser only ever talks to
 * its own origin. The visitor's address travels in X-Forwarded-For; the API decides whom it believes.
 */
export async function proxyApi(app: FastifyInstance, access: ApiAccess): Promise<void> {
  const handler = forwarder(new URL(access.url), access.unavailable);
  const addRoutes = async (api: FastifyInstance) => {
    refuseAmbiguous(api);
    // Bodies are passed on as they come.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, body, done) => done(null, body));
    api.setErrorHandler<FastifyError>(({ statusCode = 500, message }, _request, reply) =>
      fail(reply, statusCode, statusCode < 500 ? message : 'Something went wrong on our side.'),
    );
    for (const { methods, path } of access.routes) {
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
