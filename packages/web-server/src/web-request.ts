import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from './forwarded-headers.ts';

/**
 * Converts a Fastify request to a Fetch API request without a body, for renderers. Its `X-Forwarded-For` ends with the
 * sender's address, for the renderer's own calls of the API.
 */
export function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  headers.set(
    'x-forwarded-for',
    forwardedHeaders(request.raw, request.protocol)['x-forwarded-for'],
  );
  const controller = new AbortController();
  request.raw.once('aborted', () => controller.abort());
  return new Request(pageUrl(request), {
    method: request.method,
    headers,
    signal: controller.signal,
  });
}

/**
 * Replaces a forged Host, which must not get into the page: only a name and a port are accepted.
 */
function pageUrl(request: FastifyRequest): URL {
  const path = request.url.startsWith('/') ? request.url : '/';
  const site = URL.parse(`${request.protocol}://${request.host}`);
  const isPlain = site?.href === `${site?.origin}/`;
  return new URL((isPlain ? site.origin : 'http://localhost') + path);
}
