import { networkMatcher } from './networks.ts';

/**
 * More than any deployment has. Without a limit, each use of `request.ip` would check up to 16 kB of addresses, which
 * takes 5 ms.
 */
const maxProxies = 10;

/**
 * For Fastify's `trustProxy`: whether to believe what the sender `address` added to `X-Forwarded-For`. The connection's
 * own sender has the `hop` 0.
 */
export function proxyTrust(networks: readonly string[]): (address: string, hop: number) => boolean {
  const isProxy = networkMatcher(networks);
  return (address, hop) => hop < maxProxies && isProxy(address);
}
