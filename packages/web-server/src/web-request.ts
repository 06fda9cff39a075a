import type { FastifyRequest } from 'fastify';

/** The Fastify request as the Fetch standard's one, for renderers; GET and HEAD carry no body. */
export function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  const controller = new AbortController();
  request.raw.once('aborted', () => controller.abort());
  return new Request(pageUrl(request), {
    method: request.method,
    headers,
    signal: controller.signal,
  });
}

/** A forged Host cannot become part of the page: what says more than a name and a port is replaced. */
function pageUrl(request: FastifyRequest): URL {
  const path = request.url.startsWith('/') ? request.url : '/';
  const site = URL.parse(`${request.protocol}://${request.host}`);
  const isPlain = site?.href === `${site?.origin}/`;
  return new URL((isPlain ? site.origin : 'http://localhost') + path);
}
