import { Readable } from 'node:stream';
import { networkMatcher } from '@buddyline/connections/networks';
import { discardInTurns, paced } from '@buddyline/connections/paced-delivery';
import { watchConnections } from '@buddyline/connections/watch-connections';
import type { FastifyInstance } from 'fastify';

/** A proxy in front of a web app is in its private network, and carries many visitors. */
export const proxyNetworks = ['loopback', 'linklocal', 'uniquelocal'];

const isProxy = networkMatcher(proxyNetworks);

/**
 * Limits clients that do not read, and what is read of bodies after their answers. Registered before all other hooks,
 * because those start work.
 */
export function limitConnections(app: FastifyInstance): void {
  // Node itself would read the rest of a body as fast as it arrives.
  app.server.prependListener('request', (request, response) => {
    response.prependListener('finish', () => {
      if (!request.complete && request.readableFlowing !== true) discardInTurns(request);
    });
  });
  const connections = watchConnections(app.server, isProxy);
  app.addHook('onRequest', (request, { raw: response }, done) => {
    connections.enqueue({ request: request.raw, response }, () => request.ip, done);
  });
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, payload instanceof Readable ? paced(payload) : payload);
  });
  app.addHook('onClose', (_app, done) => {
    connections.stop();
    done();
  });
}
