import { networkMatcher } from '@buddyline/connections/networks';
import { watchConnections } from '@buddyline/connections/watch-connections';
import type { FastifyInstance } from 'fastify';

/** A proxy in front of a web app has an address of its own network, and brings many visitors. */
const isProxy = networkMatcher(['loopback', 'linklocal', 'uniquelocal']);

/** Ends what visitors hold who do not read; before all other hooks, which begin to work. */
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
