import { networkMatcher } from '@buddyline/connections/networks';
import { watchConnections } from '@buddyline/connections/watch-connections';
import type { FastifyInstance } from 'fastify';

/** A proxy in front of a web app is in its private network, and carries many visitors. */
const isProxy = networkMatcher(['loopback', 'linklocal', 'uniquelocal']);

/** Limits clients that do not read. Registered before all other hooks, because those start work. */
export function limitConnections(app: FastifyInstance): void {
  const connections = watchConnections(app.server, isProxy);
  app.addHook('onRequest', (request, { raw: response }, done) => {
    connections.enqueue({ request: request.raw, response }, () => request.ip, done);
  });
  app.addHook('onClose', (_app, done) => {
    connections.stop();
    done();
  });
}
