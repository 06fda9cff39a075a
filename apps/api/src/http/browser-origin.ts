import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** The kind of client that sends a request with or for cookies. */
export type Sender = 'panel' | 'app';

const foreignOrigin = /*i18n*/ {
  id: 'api.foreign-origin',
  message: 'Requests from this site are not accepted.',
};

/**
 * Distinguishes our own pages from the mobile app and refuses other sites, for the calls with cookies
 * (sign-in, refresh, logout). A browser sends at least one of the two headers with every POST; the app
 * sends neither.
 * @throws Failure 403 for a foreign site
 */
export function senderOf(request: FastifyRequest, publicOrigins: readonly string[]): Sender {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === undefined && origin === undefined) return 'app';
  if (site === 'same-origin') return 'panel';
  if (origin !== undefined && publicOrigins.includes(origin)) return 'panel';
  throw new Failure(403, foreignOrigin);
}
