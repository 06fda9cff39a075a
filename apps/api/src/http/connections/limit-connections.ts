import { Readable } from 'node:stream';
import { networkMatcher } from '@buddyline/connections/networks';
import { paced } from '@buddyline/connections/paced-delivery';
import { watchConnections } from '@buddyline/connections/watch-connections';
import type { Config } from '../../config.ts';
import type { Api } from '../api.ts';

/** Limits clients that do not read responses. Must be the first hook, before requests cause work. */
export function limitConnections(
  api: Api,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): void {
  // The web apps on this machine connect for all their visitors, so loopback always counts as a proxy.
  const isProxy = networkMatcher([...trustedProxies, 'loopback']);
  const connections = watchConnections(api.server, isProxy);
  api.addHook('onRequest', (request, { raw: response }, done) => {
    connections.enqueue({ request: request.raw, response }, () => request.ip, done);
  });
  api.addHook('onSend', (request, _reply, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    if (request.method !== 'HEAD') return done(null, paced(payload));
    // Fastify would read all of it after the answer. Of anything but a stream it would set the length.
    payload.destroy();
    done(null, Readable.from([]));
  });
  api.addHook('onClose', (_api, done) => {
    connections.stop();
    done();
  });
}
