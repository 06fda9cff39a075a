import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from './forwarded-headers.ts';

/**
 * Converts a Fastify request to a Fetch API request without a body, for renderers. Its `X-Forwarded-For` ends with the
 * sender's address, for the renderer's own calls of the API.
 *
 * @param isForAll what only this visitor has or wants is left out: the page is sent to others too
 */
export function toWebRequest(request: FastifyRequest, isForAll = false): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(isForAll ? {} : request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  headers.set(
    'x-forwarded-for',
    forwardedHeaders(request.raw, request.protocol)['x-forwarded-for'],
  );
  const controller = new AbortController();
  request.raw.once('aborted', () => controller.abort());
  return new Request(pageUrl(request), {
    method: isForAll ? 'GET' : request.method,
    headers,
    signal: controller.signal,
  });
}

/**
 * The URL of the page as its renderer reads it. A forged Host, which must not get into the page, is replaced: only a
 * name and a port are accepted.
 */
export function pageUrl(request: FastifyRequest): URL {
  const path = request.url.startsWith('/') ? request.url : '/';
  const site = URL.parse(`${request.protocol}://${request.host}`);
  const isPlain = site?.href === `${site?.origin}/`;
  return new URL((isPlain ? site.origin : 'http://localhost') + path);
}
