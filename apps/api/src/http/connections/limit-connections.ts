import { networkMatcher } from '@buddyline/connections/networks';
import { watchConnections } from '@buddyline/connections/watch-connections';
import type { Config } from '../../config.ts';
import type { Api } from '../api.ts';

/** Ends what callers hold who do not read; before all other hooks, which begin to work. */
export function limitConnections(
  api: Api,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): void {
  // The web apps of this machine connect for all their visitors, whoever else is believed.
  const isProxy = networkMatcher([...trustedProxies, 'loopback']);
  const connections = watchConnections(api.server, isProxy);
  api.addHook('onRequest', (request, { raw: response }, done) => {
    connections.enqueue({ request: request.raw, response }, () => request.ip, done);
  });
  api.addHook('onClose', (_api, done) => {
    connections.stop();
    done();
  });
}
